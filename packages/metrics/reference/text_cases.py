"""Cases of metrics of texts: sacrebleu, rouge-score, jiwer, the SQuAD functions of transformers, anls, and scikit-learn."""

import math

import jiwer
from anls import anls_score
from rouge_score.rouge_scorer import RougeScorer
from sacrebleu.metrics import BLEU, CHRF
from sacrebleu.tokenizers.tokenizer_13a import Tokenizer13a
from sklearn.metrics import log_loss
from transformers.data.metrics.squad_metrics import compute_exact, compute_f1, normalize_answer

TURKISH = (
    "İstanbul'da ısı 3,5 derece düştü ; Iğdır'ın çayı güzeldi . İzmir'e 12.03.2024 saat 10:30 da "
    "“yarınki” uçak kalktı , değil mi ? Şişli'nin ağaçları öğlen %20 budandı ! ve bir bu çok kâğıt"
).split()
ENGLISH = (
    "the a an cat sat on mat , it's $3.50 (about 1,000 km) - well-known U.S. dogs don't run ; "
    'state-of-the-art &quot;models&quot; &amp; R2-D2 <skipped> e.g. 10-20 % "quoted" text . and on the'
).split()
KINDS = ["rouge1", "rouge2", "rougeL", "rougeLsum"]


def make(rng):
    return {
        "tokenize13a": [{"text": text, "tokens": Tokenizer13a()(text).split()} for text in odd_texts(rng)],
        "bleu": [bleu(rng) for _ in range(25)],
        "chrf": [chrf(rng) for _ in range(25)],
        "rouge": [rouge(rng) for _ in range(30)],
        "errorRates": [error_rates(rng) for _ in range(40)],
        "answers": [answers(rng) for _ in range(20)],
        "squadAnswers": [{"text": text, "normalized": normalize_answer(text)} for text in odd_texts(rng)],
        "logProbabilities": [log_probabilities(rng) for _ in range(20)],
        "spellings": [spellings(rng) for _ in range(25)],
    }


def log_probabilities(rng):
    """Texts of tokens from a small vocabulary, each with the probability that a model gave to the token that came."""
    size = rng.randint(2, 8)
    texts, tokens, rows = [], [], []
    for _ in range(rng.randint(1, 5)):
        texts.append([])
        for _ in range(rng.randint(1, 12)):
            weights = [rng.random() + 0.01 for _ in range(size)]
            row = [weight / sum(weights) for weight in weights]
            token = rng.randrange(size)
            texts[-1].append(math.log(row[token]))
            tokens.append(token)
            rows.append(row)
    return {"logProbabilities": texts, "crossEntropy": float(log_loss(tokens, rows, labels=range(size)))}


def sentence(rng, words, least=1, most=14):
    return " ".join(rng.choice(words) for _ in range(rng.randint(least, most)))


def change(rng, text, words, share):
    """A text with some words replaced, left out, added or swapped."""
    parts = []
    for word in text.split(" "):
        draw = rng.random()
        if draw < share * 0.5:
            parts.append(rng.choice(words))
        elif draw < share * 0.7:
            continue
        elif draw < share * 0.9:
            parts += [word, rng.choice(words)]
        else:
            parts.append(word)
    if len(parts) > 2 and rng.random() < share:
        parts[0], parts[-1] = parts[-1], parts[0]
    return " ".join(parts)


def odd_texts(rng):
    fixed = [
        "",
        "  3.5 , 3,5 .5 5. a.b 1-2 a-b 1- -1 ",
        "line-\nbreak\nnext &lt;b&gt; <skipped>",
        "Ankara'da, “İyi” günler… 🙂.🙂 \u0131\u0307",
        "The (quick) [brown] {fox} @home #1 50% a/b c\\d ~e^f_g`h|i",
        "an aardvark a ana the_cat THE İSTANBUL Isı Iğdır",
    ]
    return fixed + [sentence(rng, TURKISH) for _ in range(10)] + [sentence(rng, ENGLISH) for _ in range(10)]


def corpus(rng, references=None):
    words = rng.choice([TURKISH, ENGLISH])
    share = rng.choice([0.0, 0.1, 0.3, 0.6, 1.0])
    count = rng.choice([1, 1, 2, 5])
    firsts = [sentence(rng, words) for _ in range(count)]
    predictions = [change(rng, one, words, share) for one in firsts]
    if rng.random() < 0.1:
        predictions[0] = ""
    number = references or rng.choice([1, 1, 2, 3])
    streams = [firsts] + [[change(rng, one, words, 0.3) for one in firsts] for _ in range(number - 1)]
    return predictions, streams


def bleu(rng):
    predictions, streams = corpus(rng)
    scores = {
        "exp": BLEU().corpus_score(predictions, streams),
        "none": BLEU(smooth_method="none").corpus_score(predictions, streams),
        "effective": BLEU(effective_order=True).corpus_score(predictions, streams),
    }
    one = scores["exp"]
    return {
        "predictions": predictions,
        "references": [list(row) for row in zip(*streams)],
        "matches": one.counts,
        "totals": one.totals,
        "precisions": one.precisions,
        "brevityPenalty": one.bp,
        "lengths": [one.sys_len, one.ref_len],
        "scores": {name: score.score for name, score in scores.items()},
    }


def chrf(rng):
    predictions, streams = corpus(rng)
    settings = [{}, {"word_order": 2}, {"char_order": 4, "beta": 1}]
    return {
        "predictions": predictions,
        "references": [list(row) for row in zip(*streams)],
        "scores": [CHRF(**one).corpus_score(predictions, streams).score for one in settings],
    }


class SpaceTokenizer:
    def tokenize(self, text):
        return text.split()


def rouge(rng):
    """English texts with the library's own tokens, Turkish ones with words between spaces: its tokens drop Turkish letters."""
    words = rng.choice([TURKISH, ENGLISH])
    scorer = RougeScorer(KINDS, tokenizer=SpaceTokenizer() if words is TURKISH else None)
    lines = [sentence(rng, words) for _ in range(rng.randint(1, 4))]
    target = "\n".join(lines)
    guess = [change(rng, one, words, 0.5) for one in lines]
    rng.shuffle(guess)
    targets = [target] + ["\n".join(change(rng, one, words, 0.4) for one in lines)] * rng.randint(0, 1)
    scores = scorer.score_multi(targets, "\n".join(guess))
    return {
        "tokens": "spaces" if words is TURKISH else "default",
        "prediction": "\n".join(guess),
        "references": targets,
        "scores": [list(scores[kind]) for kind in KINDS],
    }


def error_rates(rng):
    words = rng.choice([TURKISH, ENGLISH])
    share = rng.choice([0.0, 0.2, 0.5, 1.0])
    references = [sentence(rng, words) for _ in range(rng.randint(1, 4))]
    predictions = [change(rng, one, words, share) for one in references]
    return {
        "predictions": predictions,
        "references": references,
        "words": error_counts(jiwer.process_words(references, predictions), "wer"),
        "characters": error_counts(jiwer.process_characters(references, predictions), "cer"),
    }


def error_counts(output, rate):
    errors = output.substitutions + output.deletions + output.insertions
    return {"rate": getattr(output, rate), "hits": output.hits, "errors": errors}


def answers(rng):
    words = rng.choice([TURKISH, ENGLISH])
    rows = []
    for _ in range(4):
        golds = [sentence(rng, words, 1, 4) for _ in range(rng.randint(1, 3))]
        answer = change(rng, rng.choice(golds), words, rng.choice([0.0, 0.4]))
        exact = max(compute_exact(gold, answer) for gold in golds)
        f1 = max(compute_f1(gold, answer) for gold in golds)
        rows.append((answer, golds, exact, f1))
    return {
        "predictions": [row[0] for row in rows],
        "references": [row[1] for row in rows],
        "exactMatch": sum(row[2] for row in rows) / len(rows),
        "tokenF1": sum(row[3] for row in rows) / len(rows),
    }


def spellings(rng):
    """Answers with letters misread, up to more than half of them, and in other cases and spaces than their references."""
    words = rng.choice([TURKISH, ENGLISH])
    rows = []
    for _ in range(4):
        golds = [sentence(rng, words, 1, 4) for _ in range(rng.randint(1, 3))]
        answer = misread(rng, rng.choice(golds), rng.choice([0.0, 0.1, 0.3, 0.5, 0.8]))
        rows.append((rng.choice([answer, answer.upper(), f" {answer.replace(' ', '  ')}"]), golds))
    rows += [("", [""]), ("abxx", ["abcd"]), ("abcx", ["wxyz", "abcd"])]
    return {
        "predictions": [answer for answer, _ in rows],
        "references": [golds for _, golds in rows],
        "scores": [anls_score(answer, golds) for answer, golds in rows],
    }


def misread(rng, text, share):
    letters = []
    for letter in text:
        draw = rng.random()
        if draw < share * 0.6:
            letters.append(rng.choice("aeıio0l1ş"))
        elif draw < share * 0.8:
            letters += [letter, rng.choice("rn.")]
        elif draw >= share:
            letters.append(letter)
    return "".join(letters)
