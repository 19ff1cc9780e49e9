"""Cases of metrics of labels: scikit-learn, and seqeval for entities."""

import warnings

import numpy as np
from seqeval.metrics.sequence_labeling import get_entities, precision_recall_fscore_support
from sklearn import metrics

LABELS = ["olumlu", "olumsuz", "nötr", "karışık"]


def make(rng):
    warnings.filterwarnings("ignore", module="sklearn")
    return {
        "classification": [classification(rng) for _ in range(30)],
        "topKAccuracy": [top_k(rng) for _ in range(10)],
        "entities": [entities(rng) for _ in range(30)],
    }


def classification(rng):
    known = LABELS[: rng.randint(2, 4)]
    count = rng.choice([1, 2, 5, 20, 60])
    truth = [rng.choice(known) for _ in range(count)]
    guess = [one if rng.random() < 0.6 else rng.choice(known) for one in truth]
    if rng.random() < 0.15:
        guess = [known[0]] * count
    labels = sorted(set(truth) | set(guess))
    averages = {}
    for average in ["micro", "macro", "weighted"]:
        averages[average] = metrics.precision_recall_fscore_support(
            truth, guess, labels=labels, average=average, zero_division=0
        )[:3]
    classes = metrics.precision_recall_fscore_support(
        truth, guess, labels=labels, average=None, zero_division=0
    )
    positive = labels[0]
    binary = metrics.precision_recall_fscore_support(
        [one == positive for one in truth], [one == positive for one in guess], average="binary", zero_division=0
    )[:3]
    return {
        "predictions": guess,
        "references": truth,
        "labels": labels,
        "confusion": metrics.confusion_matrix(truth, guess, labels=labels).tolist(),
        "accuracy": metrics.accuracy_score(truth, guess),
        "balancedAccuracy": metrics.balanced_accuracy_score(truth, guess),
        "mcc": metrics.matthews_corrcoef(truth, guess),
        "classes": np.array(classes).T.tolist(),
        "averages": averages,
        "binary": binary,
        "jaccard": metrics.jaccard_score(truth, guess, average=None, labels=labels, zero_division=0).tolist(),
    }


def top_k(rng):
    k = rng.randint(1, 3)
    truth = [rng.choice(LABELS) for _ in range(12)]
    scores = [[rng.random() for _ in LABELS] for _ in truth]
    ranked = [[LABELS[place] for place in np.argsort(-np.array(row))] for row in scores]
    known = sorted(LABELS)
    columns = [[row[LABELS.index(label)] for label in known] for row in scores]
    score = metrics.top_k_accuracy_score(truth, np.array(columns), k=k, labels=known)
    return {"predictions": ranked, "references": truth, "k": k, "score": float(score)}


KINDS = ["KİŞİ", "YER", "KURUM"]


def entities(rng):
    """Tags of sentences, well-formed and not: B, I and O, with E and S in some of the cases."""
    marks = rng.choice(["BI", "BIES"])
    kinds = KINDS[: rng.randint(1, 3)]
    truth = [tags(rng, marks, kinds) for _ in range(rng.choice([1, 3, 8]))]
    guess = [[one if rng.random() < 0.7 else tag(rng, marks, kinds) for one in row] for row in truth]
    found = sorted({kind for row in truth + guess for kind, _, _ in get_entities(row)})
    averages = {}
    for average in ["micro", "macro", "weighted"]:
        averages[average] = [float(one) for one in precision_recall_fscore_support(truth, guess, average=average, zero_division=0)[:3]]
    classes = precision_recall_fscore_support(truth, guess, average=None, zero_division=0)
    return {
        "predictions": guess,
        "references": truth,
        "spans": [[list(one) for one in get_entities(row)] for row in truth],
        "labels": found,
        "averages": averages,
        "classes": np.array(classes).T.tolist(),
    }


def tags(rng, marks, kinds):
    return [tag(rng, marks, kinds) for _ in range(rng.randint(1, 12))]


def tag(rng, marks, kinds):
    return "O" if rng.random() < 0.4 else f"{rng.choice(marks)}-{rng.choice(kinds)}"
