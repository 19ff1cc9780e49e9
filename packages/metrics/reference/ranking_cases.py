"""Cases of metrics of rankings: ranx."""

from ranx import Qrels, Run, evaluate

METRICS = ["map", "mrr", "ndcg", "ndcg@5", "map@5", "mrr@5", "recall@10", "recall@3", "precision@10", "precision@3"]


def make(rng):
    return {"rankings": [rankings(rng) for _ in range(20)]}


def rankings(rng):
    judgments, found = [], []
    for _ in range(rng.randint(1, 4)):
        known = [f"d{index}" for index in range(rng.choice([3, 8, 20]))]
        grades = {one: rng.choice([0, 0, 1, 2, 3]) for one in rng.sample(known, rng.randint(1, len(known)))}
        grades[rng.choice(known)] = rng.choice([1, 2])
        judgments.append(grades)
        found.append(rng.sample(known, rng.randint(1, len(known))))
    qrels = Qrels({f"q{place}": grades for place, grades in enumerate(judgments)})
    run = Run({f"q{place}": {one: float(len(ids) - rank) for rank, one in enumerate(ids)} for place, ids in enumerate(found)})
    scores = evaluate(qrels, run, METRICS)
    return {"rankings": found, "judgments": judgments, "scores": {name: float(score) for name, score in scores.items()}}
