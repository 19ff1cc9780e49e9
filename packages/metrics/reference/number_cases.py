"""Cases of metrics of numbers: scikit-learn and SciPy."""

import numpy as np
from scipy import stats
from scipy.signal import lfilter
from sklearn import metrics
from sklearn.metrics.pairwise import cosine_similarity


def make(rng):
    return {
        "regression": [regression(rng) for _ in range(25)],
        "vectors": [vectors(rng) for _ in range(10)],
        "returns": [returns(rng) for _ in range(20)],
    }


def regression(rng):
    count = rng.choice([2, 3, 10, 40])
    offset = rng.choice([0, 0, 1000, 1e6])
    truth = [offset + round(rng.gauss(0, 10), 2) for _ in range(count)]
    guess = [one + round(rng.gauss(0, 5), 2) for one in truth]
    if rng.random() < 0.4:
        truth, guess = [float(round(one)) for one in truth], [float(round(one)) for one in guess]
    truth[0] = truth[1] + 1
    guess[0] = guess[1] + rng.choice([-1, 1])
    return {
        "predictions": guess,
        "references": truth,
        "mse": metrics.mean_squared_error(truth, guess),
        "rmse": metrics.root_mean_squared_error(truth, guess),
        "mae": metrics.mean_absolute_error(truth, guess),
        "r2": metrics.r2_score(truth, guess),
        "pearson": float(stats.pearsonr(truth, guess).statistic),
        "spearman": float(stats.spearmanr(truth, guess).statistic),
    }


def vectors(rng):
    size = rng.choice([1, 2, 8])
    first, second = [[rng.gauss(0, 3) for _ in range(size)] for _ in range(2)]
    return {"first": first, "second": second, "cosine": float(cosine_similarity([first], [second])[0][0])}


def returns(rng):
    """The return of each step is its reward plus the discounted return of the next: a recursive filter over the episode."""
    rewards = [round(rng.gauss(0, 10), 2) for _ in range(rng.choice([1, 2, 10, 400]))]
    discount = rng.choice([0.0, 0.5, 0.9, 0.99, 1.0, rng.random()])
    backwards = lfilter([1.0], [1.0, -discount], rewards[::-1])
    return {"rewards": rewards, "discount": discount, "total": float(backwards[-1])}
