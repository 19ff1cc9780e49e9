"""Cases of intervals and tests: SciPy, and NumPy's means and quantiles of samples drawn with the same generator."""

import numpy as np
from scipy import stats

MASK = 0xFFFFFFFF


def make(rng):
    return {
        "seededRandom": [{"seed": seed, "values": take(sfc32(seed), 5)} for seed in [0, 1, 42, MASK]],
        "bootstrap": [bootstrap(rng) for _ in range(6)],
        "pairedBootstrap": [paired_bootstrap(rng) for _ in range(6)],
        "randomization": [randomization(rng) for _ in range(6)],
        "mcNemar": [mc_nemar(rng) for _ in range(20)],
    }


def sfc32(seed):
    a, b, c, counter = 0, seed, 0, 1

    def step():
        nonlocal a, b, c, counter
        total = (a + b + counter) & MASK
        counter = (counter + 1) & MASK
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & MASK
        c = ((((c << 21) & MASK) | (c >> 11)) + total) & MASK
        return total / 2**32

    take(step, 12)
    return step


def take(step, count):
    return [step() for _ in range(count)]


def draw_samples(step, count, resamples):
    return [[int(step() * count) for _ in range(count)] for _ in range(resamples)]


def bootstrap(rng):
    values = [round(rng.random(), 3) for _ in range(rng.choice([1, 5, 30]))]
    seed, resamples, level = rng.randrange(1000), rng.choice([10, 200]), rng.choice([0.95, 0.8])
    means = [np.mean([values[place] for place in sample]) for sample in draw_samples(sfc32(seed), len(values), resamples)]
    low, high = np.quantile(means, [(1 - level) / 2, 1 - (1 - level) / 2])
    return {
        "values": values,
        "seed": seed,
        "resamples": resamples,
        "level": level,
        "score": float(np.mean(values)),
        "low": float(low),
        "high": float(high),
    }


def paired_bootstrap(rng):
    count = rng.choice([5, 30])
    first = [round(rng.random(), 3) for _ in range(count)]
    second = [round(one - rng.gauss(0.05, 0.1), 3) for one in first]
    seed, resamples = rng.randrange(1000), 200
    differences = np.array(
        [
            np.mean([first[place] for place in sample]) - np.mean([second[place] for place in sample])
            for sample in draw_samples(sfc32(seed), count, resamples)
        ]
    )
    difference = np.mean(first) - np.mean(second)
    low, high = np.quantile(differences, [0.025, 0.975])
    reached = (np.abs(differences - differences.mean()) >= abs(difference)).sum()
    return {
        "first": first,
        "second": second,
        "seed": seed,
        "resamples": resamples,
        "difference": float(difference),
        "low": float(low),
        "high": float(high),
        "pValue": float((reached + 1) / (resamples + 1)),
    }


def randomization(rng):
    """Few enough items for SciPy to try every exchange, so that its chance is exact."""
    count = rng.randint(4, 10)
    first = [rng.randint(0, 5) / 5 for _ in range(count)]
    second = [rng.randint(0, 5) / 5 for _ in range(count)]
    test = stats.permutation_test(
        (first, second),
        lambda a, b, axis: np.mean(a, axis=axis) - np.mean(b, axis=axis),
        permutation_type="samples",
        n_resamples=np.inf,
        vectorized=True,
    )
    return {"first": first, "second": second, "difference": float(test.statistic), "pValue": float(test.pvalue)}


def mc_nemar(rng):
    only_first, only_second = rng.choice([0, 3, 12, 400]), rng.choice([0, 2, 11, 30, 450])
    count = only_first + only_second
    chance = stats.binomtest(min(only_first, only_second), count, 0.5).pvalue if count else 1.0
    return {"onlyFirst": only_first, "onlySecond": only_second, "pValue": float(chance)}
