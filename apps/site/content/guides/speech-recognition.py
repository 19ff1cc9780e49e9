# %% words
import random

import numpy
import torch
from transformers import set_seed

set_seed(42)
WORDS = (
    "ışık lamba kapı pencere perde müzik televizyon klima ısıtıcı alarm saat radyo "
    "aç kapat yak söndür kıs yükselt durdur başlat "
    "salonda mutfakta odada bahçede koridorda "
    "şimdi yarın akşam sabah dikkatli"
).split()
things, deeds, places, times = WORDS[:12], WORDS[12:20], WORDS[20:25], WORDS[25:]


def sentence(chance):
    parts = [chance.choice(places), chance.choice(things), chance.choice(deeds)]
    if chance.random() < 0.4:
        parts.insert(0, chance.choice(times))
    return " ".join(parts)


chance = random.Random(1)
made = list(dict.fromkeys(sentence(chance) for _ in range(900)))
texts = {"train": made[:500], "validation": made[500:560], "test": made[560:660]}
print({name: len(rows) for name, rows in texts.items()}, len(set(texts["test"]) & set(texts["train"])))
print(texts["test"][:3])

# %% sound
RATE = 16_000
LETTERS = sorted(set("".join(WORDS)))
HIGH = {letter: 300 + 110 * place for place, letter in enumerate(LETTERS)}
LOW = {letter: 180 + 37 * (7 * place % len(LETTERS)) for place, letter in enumerate(LETTERS)}


def speak(text, seed, noise=0.05):
    source = numpy.random.default_rng(seed)
    pieces = []
    for letter in text:
        time = numpy.arange(int(RATE * source.uniform(0.06, 0.1))) / RATE
        if letter == " ":
            pieces.append(numpy.zeros(len(time)))
            continue
        shift = source.uniform(0.97, 1.03)
        tone = numpy.sin(2 * numpy.pi * HIGH[letter] * shift * time) + numpy.sin(2 * numpy.pi * LOW[letter] * shift * time)
        pieces.append(0.4 * tone * numpy.hanning(len(time)))
    sound = numpy.concatenate(pieces)
    return (sound + source.normal(0, noise, len(sound))).astype(numpy.float32)


sounds = {name: [speak(text, 1000 * size + index) for index, text in enumerate(rows)] for size, (name, rows) in enumerate(texts.items())}
seconds = [len(sound) / RATE for sound in sounds["train"]]
print(f"{min(seconds):.1f} {sum(seconds) / len(seconds):.1f} {max(seconds):.1f}")

# %% normalize
import re

NUMBERS = {"3": "üç", "5": "beş", "10": "on"}


def normalize(text):
    text = re.sub(r"\d+", lambda match: NUMBERS[match[0]], text)
    text = text.replace("I", "ı").replace("İ", "i").lower()
    text = text.translate(str.maketrans("âîû", "aiu"))
    return re.sub(r"[^\w ]", "", text.replace("'", ""))


for text in ("IŞIK açık mı?", "İzmir'de 3 alarm", "Kâğıt rüzgârda"):
    print(f"{text.lower()!r:24} {normalize(text)!r}")

# %% processor
import json
from pathlib import Path

from transformers import SeamlessM4TFeatureExtractor, Wav2Vec2BertProcessor, Wav2Vec2CTCTokenizer

vocabulary = {"[PAD]": 0, "[UNK]": 1, "|": 2} | {letter: number for number, letter in enumerate(LETTERS, start=3)}
Path("vocab.json").write_text(json.dumps(vocabulary, ensure_ascii=False))
tokenizer = Wav2Vec2CTCTokenizer("vocab.json", pad_token="[PAD]", unk_token="[UNK]", word_delimiter_token="|")
extractor = SeamlessM4TFeatureExtractor(feature_size=80, num_mel_bins=80, sampling_rate=RATE, stride=2)
processor = Wav2Vec2BertProcessor(feature_extractor=extractor, tokenizer=tokenizer)
features = extractor(sounds["train"][0], sampling_rate=RATE, return_tensors="pt")
print(len(vocabulary), tuple(features["input_features"].shape), len(sounds["train"][0]))
print(tokenizer("ışık aç")["input_ids"], tokenizer.decode(tokenizer("ışık aç")["input_ids"], group_tokens=False))

# %% batch
def collate(name, rows):
    inputs = extractor([sounds[name][row] for row in rows], sampling_rate=RATE, padding=True, return_tensors="pt")
    labels = tokenizer([texts[name][row] for row in rows], padding=True, return_tensors="pt")
    return dict(inputs) | {"labels": labels["input_ids"].masked_fill(labels["attention_mask"] == 0, -100)}


batch = collate("train", [0, 1])
print(tuple(batch["input_features"].shape), tuple(batch["labels"].shape), int((batch["labels"] == -100).sum()))

# %% model
from transformers import Wav2Vec2BertConfig, Wav2Vec2BertForCTC

model = Wav2Vec2BertForCTC(
    Wav2Vec2BertConfig(
        vocab_size=len(vocabulary),
        hidden_size=96,
        num_hidden_layers=2,
        num_attention_heads=4,
        intermediate_size=192,
        feature_projection_input_dim=160,
        add_adapter=False,
        layerdrop=0.0,
        apply_spec_augment=False,
        ctc_loss_reduction="mean",
        pad_token_id=0,
    )
)
print(f"{model.num_parameters():_}")

# %% train
optimizer = torch.optim.AdamW(model.parameters(), lr=2e-3)
scheduler = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=2e-3, total_steps=200, pct_start=0.1)
history = []
for step in range(1, 201):
    loss = model(**collate("train", torch.randint(500, (16,)).tolist())).loss
    loss.backward()
    torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    optimizer.step()
    scheduler.step()
    optimizer.zero_grad()
    if step % 20 == 0:
        model.eval()
        with torch.inference_mode():
            held = model(**collate("validation", range(60))).loss.item()
        model.train()
        history.append((step, loss.item(), held))
        print(f"{step} {loss.item():.2f} {held:.2f}")
model.eval()

# %% figure loss
figure = {
    "x": [step for step, _, _ in history],
    "xName": "step",
    "yName": "loss",
    "lines": {
        "train": [round(seen, 3) for _, seen, _ in history],
        "validation": [round(held, 3) for _, _, held in history],
    },
}

# %% frames
def frames(sound):
    inputs = extractor(sound, sampling_rate=RATE, return_tensors="pt")
    with torch.inference_mode():
        return model(**inputs).logits[0].argmax(-1).tolist()


said = texts["test"][2]
path = frames(sounds["test"][2])
print(said, len(path))
print("".join("_" if number == 0 else tokenizer.convert_ids_to_tokens(number) for number in path))
print(tokenizer.decode(path))

# %% repeated
path = frames(speak("saat dikkatli", seed=7))
letters = ["_" if number == 0 else tokenizer.convert_ids_to_tokens(number) for number in path]
print("".join(letters))
print(tokenizer.decode(path))
print(tokenizer.decode([number for number in path if number != 0]))

# %% measures
def edits(right, said):
    row = list(range(len(said) + 1))
    for place, one in enumerate(right, start=1):
        before, row[0] = row[0], place
        for other, two in enumerate(said, start=1):
            before, row[other] = row[other], min(row[other] + 1, row[other - 1] + 1, before + (one != two))
    return row[-1]


def rate(rights, saids, split):
    pairs = [(split(right), split(said)) for right, said in zip(rights, saids)]
    return sum(edits(*pair) for pair in pairs) / sum(len(right) for right, _ in pairs)


def wer(rights, saids):
    return rate(rights, saids, str.split)


def cer(rights, saids):
    return rate(rights, saids, list)


right = ["salonda lambayı yakabilir misiniz"]
for said in ("salonda lambayı yakabilir misin", "salondan lambayı yakabilir misiniz", "salonda alarmı kapat"):
    print(f"{wer(right, [said]):.2f} {cer(right, [said]):.2f} {said}")

# %% test
def write(heard):
    return [tokenizer.decode(frames(sound)) for sound in heard]


written = write(sounds["test"])
print(f"WER {wer(texts['test'], written):.3f} CER {cer(texts['test'], written):.3f}")

# %% noisy
levels = [0.05, 0.2, 0.4, 0.6, 0.8, 1.0]
scores = []
for noise in levels:
    heard = write([speak(text, 5000 + index, noise) for index, text in enumerate(texts["test"])])
    scores.append((wer(texts["test"], heard), cer(texts["test"], heard)))
    print(f"{noise:.2f} {scores[-1][0]:.2f} {scores[-1][1]:.2f} {heard[0]}")
print(5 * " ", texts["test"][0])

# %% figure noise
figure = {
    "x": levels,
    "xName": "noise",
    "yName": "errorRate",
    "lines": {"wer": [round(one, 3) for one, _ in scores], "cer": [round(two, 3) for _, two in scores]},
}

# %% new-words
unseen = ["salonda kombi kapat", "mutfakta su ısıtıcı aç", "balkonda tablo yak"]
known = [text for text in unseen if set(text) <= {*LETTERS, " "}]
heard = write([speak(text, 9000 + index) for index, text in enumerate(known)])
for text, one in zip(known, heard):
    print(f"{text!r:30} {one!r}")

# %% sampling
slow = [sound[::2] for sound in sounds["test"]]
print(f"8 kHz called 16 kHz: {wer(texts['test'], write(slow)):.2f}", write(slow[:1]))


def resample(sound, old, new):
    places = numpy.arange(int(len(sound) * new / old)) * old / new
    return numpy.interp(places, numpy.arange(len(sound)), sound).astype(numpy.float32)


back = [resample(sound, 8_000, RATE) for sound in slow]
print(f"8 kHz resampled: {wer(texts['test'], write(back)):.2f}", write(back[:1]))
try:
    extractor(slow[0], sampling_rate=8_000)
except ValueError as error:
    print(type(error).__name__)

# %% silence
quiet = numpy.random.default_rng(3).normal(0, 0.05, 2 * RATE).astype(numpy.float32)
print(repr(tokenizer.decode(frames(quiet))), repr(tokenizer.decode(frames(numpy.zeros(2 * RATE, dtype=numpy.float32)))))

# %% letter-case
rights = ["Işık açıldı.", "İzmir'de alarm çaldı."]
saids = ["ışık açıldı", "izmirde alarm çaldı"]
print(f"{wer(rights, saids):.2f}")
print(f"{wer([text.lower() for text in rights], saids):.2f}")
print(f"{wer([normalize(text) for text in rights], saids):.2f}")
