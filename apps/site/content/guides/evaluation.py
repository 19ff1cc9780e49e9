# data: sentiment/train.tr.jsonl, sentiment/validation.tr.jsonl, sentiment/test.tr.jsonl

# %% data
import random
from collections import Counter

import numpy as np
from datasets import load_dataset
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import accuracy_score, f1_score
from sklearn.pipeline import make_pipeline

files = {split: f"sentiment/{split}.tr.jsonl" for split in ("train", "validation", "test")}
data = {split: list(rows) for split, rows in load_dataset("json", data_files=files).items()}
print({split: len(rows) for split, rows in data.items()})


def learn(rows, **settings):
    model = make_pipeline(TfidfVectorizer(analyzer="char_wb", ngram_range=(2, 4)), LogisticRegression(C=10, **settings))
    return model.fit([row["text"] for row in rows], [row["label"] for row in rows])


def score(model, rows):
    return f1_score([row["label"] for row in rows], model.predict([row["text"] for row in rows]), average="macro")


whole = learn(data["train"])
print(f"{score(whole, data['train']):.2f} {score(whole, data['validation']):.2f}")

# %% copies
def edit(text, rng):
    return text.rstrip(".") + rng.choice(["!", " :)", "...", " gerçekten"])


rng = random.Random(42)
everything = data["train"] + data["validation"]
copies = everything + [row | {"text": edit(row["text"], rng)} for row in everything]
rng.shuffle(copies)
leaky, held = copies[:2800], copies[2800:]
print(f"{score(learn(leaky), held):.2f}")
sources = {row["id"] for row in leaky}
fresh = [row for row in held if row["id"] not in sources]
print(len(held), len(fresh), f"{score(learn(leaky), fresh):.2f}")

# %% topics
def by_topic(rows):
    topics = sorted({row["topic"] for row in rows})
    for start in range(5):
        left_out = set(topics[start::5])
        kept = [row for row in rows if row["topic"] not in left_out]
        yield kept, [row for row in rows if row["topic"] in left_out]


def by_chance(rows):
    order = random.Random(42).sample(rows, len(rows))
    for start in range(5):
        yield [row for index, row in enumerate(order) if index % 5 != start], order[start::5]


for name, split in (("random rows", by_chance), ("whole topics", by_topic)):
    results = [score(learn(kept), left) for kept, left in split(data["train"])]
    print(f"{name:13} {np.mean(results):.2f} {min(results):.2f} {max(results):.2f}")

# %% rare
few = [row for row in data["validation"] if row["label"] == "olumsuz"][:8]
many = [row for row in data["validation"] if row["label"] != "olumsuz"]
rare = few + many
silent = ["other"] * len(rare)
truth = ["olumsuz" if row["label"] == "olumsuz" else "other" for row in rare]
print(f"accuracy {accuracy_score(truth, silent):.2f}  f1 {f1_score(truth, silent, pos_label='olumsuz', zero_division=0):.2f}")

# %% averages
validation = [row["text"] for row in data["validation"]]
right = [row["label"] for row in data["validation"]]
guesses = whole.predict(validation)
for average in ("micro", "macro", "weighted"):
    print(f"{average:9} {f1_score(right, guesses, average=average):.3f}")
print(f"accuracy  {accuracy_score(right, guesses):.3f}")

# %% interval
def interval(values, level=0.95):
    return np.quantile(values, [(1 - level) / 2, 1 - (1 - level) / 2])


draws = np.random.default_rng(42)
hits = np.array([one == two for one, two in zip(right, guesses)])
for size in (20, 50, 200):
    low, high = interval([draws.choice(hits, size).mean() for _ in range(2000)])
    print(f"{size:4} {low:.2f} – {high:.2f}")

# %% paired
word = make_pipeline(TfidfVectorizer(), LogisticRegression(C=10))
word.fit([row["text"] for row in data["train"]], [row["label"] for row in data["train"]])
other = np.array([one == two for one, two in zip(right, word.predict(validation))])
print(f"{hits.mean():.3f} {other.mean():.3f}")
print("only the first right", int((hits & ~other).sum()), "only the second", int((other & ~hits).sum()))
differences = []
for _ in range(2000):
    rows = draws.integers(0, len(hits), len(hits))
    differences.append(hits[rows].mean() - other[rows].mean())
low, high = interval(differences)
print(f"{low:+.2f} … {high:+.2f}")

# %% chosen
def guess(seed, size):
    return np.random.default_rng(seed).choice(["olumsuz", "nötr", "olumlu"], size)


def best_of(count):
    scores = [np.mean(guess(seed, len(right)) == np.array(right)) for seed in range(count)]
    return max(scores), int(np.argmax(scores))


truth = np.array([row["label"] for row in data["test"]])
for count in (1, 10, 100, 1000):
    best, seed = best_of(count)
    print(f"{count:5} {best:.2f} {np.mean(guess(10_000 + seed, len(truth)) == truth):.2f}")

# %% figure luck
counts = [1, 50, 100, 200, 400, 600, 800, 1000]
figure = {
    "x": counts,
    "xName": "tries",
    "yName": "accuracy",
    "lines": {
        "bestTry": [round(float(best_of(count)[0]), 3) for count in counts],
        "chance": [round(float(np.mean([np.mean(guess(seed, len(right)) == np.array(right)) for seed in range(count)])), 3) for count in counts],
    },
}

# %% matching
answers = [("İstanbul", "istanbul"), ("IĞDIR", "Iğdır"), ("on birde", "On birde."), ("Ankara'da", "Ankara")]


def lower(text):
    return text.replace("İ", "i").replace("I", "ı").lower()


def strip(text):
    return "".join(letter for letter in lower(text) if letter.isalnum() or letter == " ")


for one, two in answers:
    print(f"{one:10} {two:10}", one == two, one.lower() == two.lower(), lower(one) == lower(two), strip(one) == strip(two))

# %% words
def distance(one, two):
    row = list(range(len(two) + 1))
    for start, left in enumerate(one, 1):
        before, row[0] = row[0], start
        for place, right_one in enumerate(two, 1):
            before, row[place] = row[place], min(row[place] + 1, row[place - 1] + 1, before + (left != right_one))
    return row[-1]


said = "evlerimizden çıkmayacağımızı söyledik"
heard = "evlerimizde çıkmayacağımızı söyledik"
print(f"WER {distance(said.split(), heard.split()) / len(said.split()):.2f}  CER {distance(said, heard) / len(said):.2f}")

# %% groups
for style in sorted({row["style"] for row in data["test"]}):
    rows = [row for row in data["test"] if row["style"] == style]
    marks = np.array(whole.predict([row["text"] for row in rows])) == np.array([row["label"] for row in rows])
    print(f"{style:11} {marks.sum():3} / {len(rows):3}")

# %% once
print(f"{score(whole, data['validation']):.3f} {score(whole, data['test']):.3f}")

# %% tenth
some = everything + [row | {"text": edit(row["text"], rng)} for row in everything[::10]]
rng.shuffle(some)
kept, held = some[: len(some) * 77 // 100], some[len(some) * 77 // 100 :]
known = {row["id"] for row in kept}
model = learn(kept)
for name, rows in (
    ("all", held),
    ("leaked", [row for row in held if row["id"] in known]),
    ("new", [row for row in held if row["id"] not in known]),
):
    print(f"{name:6} {len(rows):3} {score(model, rows):.2f}")
