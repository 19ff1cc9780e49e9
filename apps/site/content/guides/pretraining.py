# data: entities/train.tr.jsonl, entities/test.tr.jsonl, questions/train.tr.jsonl, questions/test.tr.jsonl, summaries/train.tr.jsonl, summaries/test.tr.jsonl, translations/train.tr-en.jsonl, translations/test.tr-en.jsonl, sentiment/train.tr.jsonl, sentiment/validation.tr.jsonl, sentiment/test.tr.jsonl

# %% data
import json
import re
from pathlib import Path


def read(name):
    return [json.loads(line) for line in Path(name).read_text(encoding="utf8").splitlines()]


def read_general(split):
    texts = [row["text"] for row in read(f"entities/{split}.tr.jsonl") + read(f"summaries/{split}.tr.jsonl")]
    texts += [row["tr"] for row in read(f"translations/{split}.tr-en.jsonl")]
    texts += dict.fromkeys(row["context"] for row in read(f"questions/{split}.tr.jsonl"))
    return [sentence for text in texts for sentence in re.split(r"(?<=[.!?])\s+", text)]


labelled = read("sentiment/train.tr.jsonl")
unseen = read("sentiment/validation.tr.jsonl") + read("sentiment/test.tr.jsonl")
texts = {
    "general": read_general("train"),
    "reviews": [row["text"] for row in labelled],
    "general, unseen": read_general("test"),
    "reviews, unseen": [row["text"] for row in unseen],
}
for name, sentences in texts.items():
    print(f"{name:16} {len(sentences):5}  {sentences[0]}")

# %% tokenizer
from tokenizers import Tokenizer, models, pre_tokenizers, processors, trainers
from transformers import PreTrainedTokenizerFast

learned = Tokenizer(models.BPE(unk_token="<unk>"))
learned.pre_tokenizer = pre_tokenizers.Sequence([pre_tokenizers.Metaspace(), pre_tokenizers.Punctuation()])
special = ["<pad>", "<unk>", "<s>", "</s>", "<mask>", "<x0>", "<x1>", "<x2>"]
learned.train_from_iterator(
    texts["general"] + texts["reviews"],
    trainers.BpeTrainer(vocab_size=1000, special_tokens=special, show_progress=False),
)
learned.post_processor = processors.TemplateProcessing(
    single="<s> $A </s>", special_tokens=[("<s>", 2), ("</s>", 3)]
)
tokenizer = PreTrainedTokenizerFast(
    tokenizer_object=learned,
    pad_token="<pad>",
    unk_token="<unk>",
    bos_token="<s>",
    eos_token="</s>",
    mask_token="<mask>",
    model_max_length=40,
)


def encode(sentences):
    return tokenizer(sentences, truncation=True, padding="max_length", return_tensors="pt")["input_ids"]


rows = {name: encode(sentences) for name, sentences in texts.items()}
print({name: (ids != 0).sum().item() for name, ids in rows.items()})

# %% causal
sentence = "Bir daha önünden bile geçmem."
pieces = [piece.replace("▁", "") for piece in tokenizer.tokenize(sentence)]
for seen, wanted in zip(["<s>", *pieces], [*pieces, "</s>"]):
    print(f"{seen:6} → {wanted}")

# %% masked
from transformers import DataCollatorForLanguageModeling

collator = DataCollatorForLanguageModeling(tokenizer, mlm_probability=0.15, seed=5)
batch = collator([tokenizer(sentence)])
for kind in ("input_ids", "labels"):
    ids = batch[kind][0]
    print([tokenizer.convert_ids_to_tokens(one).replace("▁", "") if one >= 0 else -100 for one in ids.tolist()])

# %% spans
def hide(pieces, spans):
    source, target, place = [], [], 0
    for number, (start, end) in enumerate(spans):
        source += [*pieces[place:start], f"<x{number}>"]
        target += [f"<x{number}>", *pieces[start:end]]
        place = end
    return source + pieces[place:], [*target, f"<x{len(spans)}>"]


for side in hide(pieces, [(2, 4), (5, 6)]):
    print(side)

# %% model
import math

import torch
from transformers import LlamaConfig, LlamaForCausalLM, set_seed

config = LlamaConfig(
    vocab_size=len(tokenizer),
    hidden_size=64,
    num_hidden_layers=2,
    num_attention_heads=4,
    intermediate_size=128,
    max_position_embeddings=40,
    tie_word_embeddings=True,
    pad_token_id=0,
    bos_token_id=2,
    eos_token_id=3,
    num_labels=3,
)
set_seed(42)
model = LlamaForCausalLM(config)


def forward(model, ids, labels=None):
    ids = ids[:, : (ids != 0).sum(1).max()]
    labels = ids.masked_fill(ids == 0, -100) if labels is None else labels
    return model(input_ids=ids, attention_mask=(ids != 0).long(), labels=labels)


def measure(model):
    model.eval()
    with torch.inference_mode():
        return [forward(model, rows[name]).loss.item() for name in ("general, unseen", "reviews, unseen")]


def report(name, losses):
    print(f"{name:15}", "  ".join(f"{loss:.2f}" for loss in losses))


print(f"{model.num_parameters():_}")
report("random weights", measure(model))
print(f"{math.log(len(tokenizer)):.2f}")

# %% frequencies
seen = torch.cat([rows["general"], rows["reviews"]])[:, 1:]
often = torch.bincount(seen[seen != 0], minlength=len(tokenizer)).float() + 1
surprise = -(often / often.sum()).log()
report("frequencies", [surprise[ids[:, 1:][ids[:, 1:] != 0]].mean().item() for ids in list(rows.values())[2:]])

# %% pretrain
from transformers import get_linear_schedule_with_warmup

history = [(0, *measure(model))]


def train(model, steps, rate, ids, labels=None, size=32, watch=None):
    trained = [parameter for parameter in model.parameters() if parameter.requires_grad]
    optimizer = torch.optim.AdamW(trained, lr=rate, weight_decay=0.05)
    schedule = get_linear_schedule_with_warmup(optimizer, steps // 10, steps)
    rounds = steps * size // len(ids) + 1
    order = torch.cat([torch.randperm(len(ids)) for _ in range(rounds)]).split(size)
    for step, picked in enumerate(order[:steps], start=1):
        model.train()
        forward(model, ids[picked], None if labels is None else labels[picked]).loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        schedule.step()
        if watch and step % 50 == 0:
            watch(step)


model.save_pretrained("rastgele")
train(model, 200, 3e-3, rows["general"], watch=lambda step: history.append((step, *measure(model))))
model.save_pretrained("genel")
report("general", measure(model))

# %% continue
train(model, 250, 2e-3, rows["reviews"], watch=lambda step: history.append((200 + step, *measure(model))))
model.save_pretrained("yorum")
report("then reviews", measure(model))

# %% figure phases
figure = {
    "x": [step for step, *_ in history],
    "xName": "trainingSteps",
    "yName": "loss",
    "lines": {
        "generalText": [round(general, 3) for _, general, _ in history],
        "reviewText": [round(review, 3) for _, _, review in history],
    },
}

# %% replay
mixed = LlamaForCausalLM.from_pretrained("genel")
set_seed(42)
train(mixed, 250, 2e-3, torch.cat([rows["reviews"], rows["general"]]))
report("then both", measure(mixed))

# %% tune
from random import Random

from transformers import LlamaForSequenceClassification

starts = {"random": "rastgele", "general": "genel", "reviews": "yorum"}
counts = (25, 100, 400)


def choose(examples, first, second):
    kinds = [[row["text"] for row in examples if row["label"] in labels] for labels in (first, second)]
    count = min(len(kind) for kind in kinds)
    return encode([text for kind in kinds for text in kind[:count]]), torch.tensor([0, 1]).repeat_interleave(count)


def tune(start, task, count, seed, rate=1e-3, frozen=False):
    (ids, labels), (test, truth) = task
    set_seed(seed)
    model = LlamaForSequenceClassification.from_pretrained(starts[start], num_labels=2)
    model.model.requires_grad_(not frozen)
    picked = torch.tensor(Random(seed).sample(range(len(ids)), count))
    train(model, 80, rate, ids[picked], labels[picked], size=16)
    model.eval()
    with torch.inference_mode():
        guesses = forward(model, test, truth).logits.argmax(-1)
    return (guesses == truth).float().mean().item(), model


def repeat(*settings, **options):
    return [tune(*settings, seed, **options)[0] for seed in range(4)]


def show(scores):
    return f"{sum(scores) / len(scores):.2f} ({min(scores):.2f}–{max(scores):.2f})"


opinion = [choose(examples, ["nötr"], ["olumlu", "olumsuz"]) for examples in (labelled, unseen)]
print([len(ids) for ids, _ in opinion])
scores = {}
for start in starts:
    for count in counts:
        scores[start, count] = repeat(start, opinion, count)
    print(f"{start:8}", "  ".join(show(scores[start, count]) for count in counts))

# %% figure labels
figure = {
    "x": list(counts),
    "xName": "labelledSentences",
    "yName": "accuracy",
    "lines": {
        name: [round(sum(scores[start, count]) / 4, 3) for count in counts]
        for name, start in (("afterReviews", "reviews"), ("fromRandom", "random"), ("afterGeneral", "general"))
    },
}

# %% direction
direction = [choose(examples, ["olumsuz"], ["olumlu"]) for examples in (labelled, unseen)]
print([len(ids) for ids, _ in direction])
for start in ("random", "reviews"):
    print(f"{start:8}", show(repeat(start, direction, 400)))

# %% freeze
for start in ("random", "reviews"):
    for count in (25, 400):
        frozen = repeat(start, opinion, count, rate=1e-2, frozen=True)
        print(f"{start:8} {count:3}  {show(frozen)}  {show(scores[start, count])}")
_, tuned = tune("reviews", opinion, 25, 0, frozen=True)
print(tuned.num_parameters(only_trainable=True), f"{tuned.num_parameters():_}")

# %% forget
writer = LlamaForCausalLM.from_pretrained("yorum")
report("before", measure(writer))
for rate in (1e-4, 1e-3, 3e-3):
    score, tuned = tune("reviews", opinion, 400, 0, rate)
    writer.model.load_state_dict(tuned.model.state_dict())
    report(f"{rate:g}", [*measure(writer), score])

# %% flops
from torch.utils.flop_counter import FlopCounterMode

small = LlamaForCausalLM(config)
ids = rows["reviews"][:32]
with FlopCounterMode(display=False) as counter:
    small(input_ids=ids, labels=ids).loss.backward()
counted, rule = counter.get_total_flops(), 6 * small.num_parameters() * ids.numel()
print(f"{counted:.2e} {rule:.2e} {counted / rule:.2f}")

# %% cost
runs = {
    "this page": (small.num_parameters(), 450 * 32 * 22),
    "110M, tuned": (110e6, 3 * 10_000 * 30),
    "149M, scratch": (149e6, 1e12),
    "8.2B, continued": (8.2e9, 1e9),
    "8.2B, scratch": (8.2e9, 20 * 8.2e9),
    "405B, scratch": (405e9, 15.6e12),
}
for name, (parameters, tokens) in runs.items():
    work = 6 * parameters * tokens
    print(f"{name:16} {work:.1e}  {work / 4e14 / 3600:9_.4g}")
