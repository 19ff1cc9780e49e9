# data: questions/train.tr.jsonl, questions/test.tr.jsonl, sentiment/train.tr.jsonl, sentiment/test.tr.jsonl, translations/train.tr-en.jsonl

# %% document
from datasets import load_dataset
from tokenizers import Tokenizer, models, pre_tokenizers, trainers
from transformers import PreTrainedTokenizerFast, set_seed

set_seed(42)
rows = list(load_dataset("json", data_files=["questions/train.tr.jsonl", "questions/test.tr.jsonl"], split="train"))
contexts = list(dict.fromkeys(row["context"] for row in rows))
document = "\n\n".join(contexts)
reviews = {
    split: list(load_dataset("json", data_files=f"sentiment/{split}.tr.jsonl", split="train"))
    for split in ("train", "test")
}


def learn(texts, size):
    learned = Tokenizer(models.BPE())
    learned.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    alphabet = pre_tokenizers.ByteLevel.alphabet()
    trainer = trainers.BpeTrainer(
        vocab_size=size, initial_alphabet=alphabet, special_tokens=["<pad>"], show_progress=False
    )
    learned.train_from_iterator(texts, trainer)
    return learned


learned = learn([row["text"] for row in reviews["train"]] + contexts, 2000)
tokenizer = PreTrainedTokenizerFast(tokenizer_object=learned, pad_token="<pad>", model_max_length=256)
print(len(contexts), "texts", len(document), "characters", len(document.split()), "words")

# %% warning
import logging


class Keep(logging.Handler):
    def emit(self, record):
        print(record.levelname, record.getMessage())


log = logging.getLogger("transformers")
log.setLevel(logging.WARNING)
log.addHandler(Keep())
for name, settings in {"plain": {}, "truncation=True": {"truncation": True}}.items():
    print(f"{name}: {len(tokenizer(document, **settings)['input_ids'])} tokens")
log.setLevel(logging.ERROR)

# %% unlimited
careless = PreTrainedTokenizerFast(tokenizer_object=learned, pad_token="<pad>")
print(f"{careless.model_max_length:.0e}", len(careless(document, truncation=True)["input_ids"]))

# %% lost
asked = []
for row in rows:
    if row["answer"] is not None:
        start = document.index(row["context"]) + row["start"]
        asked.append((row["question"], start, start + len(row["answer"])))


def whole(spans):
    return sum(any(first <= start and end <= last for first, last in spans) for _, start, end in asked)


for side in ("right", "left"):
    tokenizer.truncation_side = side
    offsets = tokenizer(document, truncation=True, return_offsets_mapping=True)["offset_mapping"]
    print(f"{side:6} kept {offsets[0][0]:5} - {offsets[-1][1]:5}  answers {whole([(offsets[0][0], offsets[-1][1])])} / {len(asked)}")
tokenizer.truncation_side = "right"

# %% windows
def cut(stride, length=256):
    parts = tokenizer(
        document,
        truncation=True,
        max_length=length,
        stride=stride,
        return_overflowing_tokens=True,
        return_offsets_mapping=True,
    )
    return [(offsets[0][0], offsets[-1][1]) for offsets in parts["offset_mapping"]]


longest = max(len(tokenizer(document[start:end])["input_ids"]) for _, start, end in asked)
print("longest answer", longest, "tokens")
for stride in (0, 8, 32, 128):
    spans = cut(stride)
    read = sum(len(tokenizer(document[start:end])["input_ids"]) for start, end in spans)
    print(f"{stride:4} {len(spans):3} windows {read:6} tokens  answers {whole(spans)} / {len(asked)}")

# %% found
import re


def numbers(text, shift=0):
    return [(shift + one.start(), shift + one.end()) for one in re.finditer(r"\d+(?:[.,]\d+)*", text)]


def merge(spans):
    kept = []
    for start, end in sorted(set(spans), key=lambda span: (span[0], -span[1])):
        if not kept or start >= kept[-1][1]:
            kept.append((start, end))
        elif end > kept[-1][1]:
            kept[-1] = (kept[-1][0], end)
    return kept


right = numbers(document)
print("whole document", len(right))
for stride in (0, 32, 128):
    spans = [span for start, end in cut(stride) for span in numbers(document[start:end], start)]
    wrong = len(set(merge(spans)) - set(right))
    print(f"stride {stride:3}  found {len(spans):2}  merged {len(merge(spans)):2}  wrong {wrong}")

# %% fertility
pairs = load_dataset("json", data_files="translations/train.tr-en.jsonl", split="train")
from_english, from_turkish = (learn(list(pairs[language]), 1500) for language in ("en", "tr"))


def fits(learned, texts, limit=512):
    used = words = 0
    for text in texts:
        used += len(learned.encode(text).ids)
        if used > limit:
            return words
        words += len(text.split())


print("English text, English vocabulary", fits(from_english, pairs["en"]), "words")
print("Turkish text, Turkish vocabulary", fits(from_turkish, pairs["tr"]), "words")
print("Turkish text, English vocabulary", fits(from_english, pairs["tr"]), "words")

# %% attention-memory
import torch
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves
from transformers import LlamaConfig, LlamaForCausalLM


class Largest(TorchDispatchMode):
    bytes = 0

    def __torch_dispatch__(self, function, types, arguments=(), named=None):
        result = function(*arguments, **(named or {}))
        for one in tree_leaves(result):
            if isinstance(one, torch.Tensor):
                self.bytes = max(self.bytes, one.untyped_storage().nbytes())
        return result


sizes = {
    "vocab_size": 2000,
    "hidden_size": 64,
    "intermediate_size": 128,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "pad_token_id": 0,
    "bos_token_id": None,
    "eos_token_id": None,
}
probe = LlamaForCausalLM(LlamaConfig(**sizes, max_position_embeddings=8192)).eval()
lengths = [512, 1024, 2048, 4096]
memory = {"eager": [], "sdpa": [], "cache": []}
for length in lengths:
    ids = torch.randint(1, 2000, (1, length))
    for kind in ("eager", "sdpa"):
        probe.set_attn_implementation(kind)
        with torch.inference_mode(), Largest() as largest:
            kept = probe.model(input_ids=ids, use_cache=True).past_key_values
        memory[kind].append(largest.bytes)
    memory["cache"].append(sum(layer.keys.nbytes + layer.values.nbytes for layer in kept.layers))
for row in zip(lengths, *memory.values()):
    print("{:5} {:12_} {:10_} {:10_}".format(*row))

# %% figure growth
figure = {
    "x": lengths,
    "xName": "tokens",
    "yName": "megabytes",
    "lines": {name: [round(value / 1e6, 2) for value in values] for name, values in memory.items()},
}

# %% positions
from transformers import BloomConfig, BloomForCausalLM, GPT2Config, GPT2LMHeadModel

TRAINED = 64
small = {"vocab_size": 2000, "n_layer": 2, "n_head": 4, "bos_token_id": None, "eos_token_id": None}
numbered = GPT2LMHeadModel(GPT2Config(**small, n_embd=64, n_positions=TRAINED)).eval()
builders = {
    "rotary": lambda: LlamaForCausalLM(LlamaConfig(**sizes, max_position_embeddings=TRAINED)),
    "alibi": lambda: BloomForCausalLM(BloomConfig(**small, hidden_size=64)),
}
fresh = {"learned": numbered, "rotary": builders["rotary"](), "alibi": builders["alibi"]()}
for name, model in fresh.items():
    try:
        print(f"{name:8}", tuple(model(input_ids=torch.ones(1, 2 * TRAINED, dtype=torch.long)).logits.shape))
    except Exception as error:
        print(f"{name:8}", type(error).__name__, error)

# %% train
streams = {}
for split, some in reviews.items():
    streams[split] = torch.tensor(careless("\n".join(row["text"] for row in some))["input_ids"])


def train(build, steps=400, rate=4e-3):
    set_seed(42)
    model, stream = build(), streams["train"]
    optimizer = torch.optim.AdamW(model.parameters(), lr=rate)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps, pct_start=0.1)
    for _ in range(steps):
        starts = torch.randint(len(stream) - TRAINED, (16,)).tolist()
        batch = torch.stack([stream[start : start + TRAINED] for start in starts])
        model(input_ids=batch, labels=batch).loss.backward()
        optimizer.step()
        schedule.step()
        optimizer.zero_grad()
    return model.eval()


trained = {name: train(build) for name, build in builders.items()}
print({name: f"{model.num_parameters():_}" for name, model in trained.items()})

# %% beyond
read_before = [32, 64, 96, 128, 192, 256, 384, 512]


def loss_after(model, length, last=16):
    held = streams["test"]
    ids = torch.stack([held[end - length : end] for end in range(max(read_before), len(held), 2 * last)])
    with torch.inference_mode():
        logits = [model(input_ids=some, logits_to_keep=last + 1).logits[:, :-1] for some in ids.split(32)]
    return torch.nn.functional.cross_entropy(torch.cat(logits).flatten(0, 1), ids[:, -last:].flatten()).item()


losses = {name: [loss_after(model, length) for length in read_before] for name, model in trained.items()}
for name, values in losses.items():
    print(f"{name:7}", *(f"{value:.2f}" for value in values))

# %% scaling
def stretch(kind, **more):
    rope = {"rope_type": kind, "rope_theta": 10_000.0, "factor": 8.0, **more}
    longest = TRAINED if kind == "dynamic" else 8 * TRAINED
    model = LlamaForCausalLM(LlamaConfig(**sizes, max_position_embeddings=longest, rope_parameters=rope))
    model.load_state_dict(trained["rotary"].state_dict())
    return model.eval()


ways = {
    "linear": stretch("linear"),
    "dynamic": stretch("dynamic"),
    "yarn": stretch("yarn", original_max_position_embeddings=TRAINED),
}
for name, model in ways.items():
    losses[name] = [loss_after(model, length) for length in read_before]
    print(f"{name:7}", *(f"{value:.2f}" for value in losses[name]))

# %% figure lengths
figure = {
    "x": read_before,
    "xName": "tokens",
    "yName": "loss",
    "lines": {name: [round(value, 3) for value in losses[name]] for name in ("rotary", "alibi", "yarn")},
}

# %% merge
import random

from scipy.stats import spearmanr
from transformers import ModernBertConfig, ModernBertForSequenceClassification

set_seed(42)
reader = ModernBertForSequenceClassification(
    ModernBertConfig(
        vocab_size=2000,
        hidden_size=128,
        num_hidden_layers=1,
        num_attention_heads=4,
        intermediate_size=256,
        max_position_embeddings=64,
        classifier_pooling="mean",
        embedding_dropout=0.3,
        mlp_dropout=0.3,
        num_labels=2,
        pad_token_id=0,
    )
).train()
optimizer = torch.optim.AdamW(reader.parameters(), lr=2e-3, weight_decay=0.05)
for _ in range(6):
    order = torch.randperm(len(reviews["train"])).tolist()
    for start in range(0, len(order), 32):
        some = [reviews["train"][place] for place in order[start : start + 32]]
        batch = tokenizer([row["text"] for row in some], padding=True, return_tensors="pt")
        labels = torch.tensor([int(row["label"] == "olumsuz") for row in some])
        reader(batch["input_ids"], batch["attention_mask"], labels=labels).loss.backward()
        optimizer.step()
        optimizer.zero_grad()
reader.eval()


def judge(text):
    settings = {"max_length": 24, "stride": 8, "return_overflowing_tokens": True}
    parts = tokenizer(text, truncation=True, padding=True, return_tensors="pt", **settings)
    with torch.inference_mode():
        return reader(parts["input_ids"], parts["attention_mask"]).logits.softmax(-1)[:, 1]


def compose(count):
    texts = rng.sample(bad, count) + rng.sample(good, 8 - count)
    rng.shuffle(texts)
    return " ".join(texts)


rng = random.Random(42)
bad, good = ([row["text"] for row in reviews["test"] if row["label"] == label] for label in ("olumsuz", "olumlu"))
counts = [number % 9 for number in range(300)]
windows = [judge(compose(count)) for count in counts]
rules = {
    "first window": lambda window: window[0].item(),
    "largest": lambda window: window.max().item(),
    "mean": lambda window: window.mean().item(),
}
for name, rule in rules.items():
    print(f"{name:13} {spearmanr([rule(window) for window in windows], counts).statistic:.2f}")

# %% parts
def stems(text):
    return {word[:5] for word in re.findall(r"\w+", text.replace("İ", "i").replace("I", "ı").lower())}


def sentences_of(text):
    return re.split(r"(?<=[.!?]) (?=[A-ZÇĞİÖŞÜ0-9])", text)


def central(sentences, count):
    found = [stems(sentence) for sentence in sentences]
    common = [
        sum(len(one & other) for place, other in enumerate(found) if place != index) / max(1, len(one)) ** 0.5
        for index, one in enumerate(found)
    ]
    best = sorted(range(len(sentences)), key=lambda index: -common[index])[:count]
    return [sentences[index] for index in sorted(best)]


def survive(text):
    return sum(row["answer"] in text for row in rows if row["answer"] is not None)


def size(text):
    return len(careless(text)["input_ids"])


first_round = [sentence for text in contexts for sentence in central(sentences_of(text), 1)]
second_round = [one for start in range(0, len(first_round), 3) for one in central(first_round[start : start + 3], 1)]
for name, text in {"document": document, "parts": " ".join(first_round), "parts of parts": " ".join(second_round)}.items():
    print(f"{name:15} {size(text):5} tokens  answers {survive(text)} / {len(asked)}")

# %% retrieve
spans = cut(32, 128)
texts = [document[start:end] for start, end in spans]
for count in (1, 2, 3, len(spans)):
    right = read = 0
    for question, start, end in asked:
        wanted = stems(question)
        best = sorted(range(len(spans)), key=lambda place: -len(wanted & stems(texts[place])))[:count]
        right += any(spans[place][0] <= start and end <= spans[place][1] for place in best)
        read += sum(size(texts[place]) for place in best)
    print(f"{count:2} windows {read / len(asked):6.0f} tokens  answers {right} / {len(asked)}")

# %% smaller
for length in (256, 128, 64):
    spans = cut(0, length)
    print(f"{length:3} {len(spans):3} windows  answers lost {len(asked) - whole(spans)}")
