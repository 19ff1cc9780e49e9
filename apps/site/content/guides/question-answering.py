# data: questions/train.tr.jsonl, questions/test.tr.jsonl, sentiment/train.tr.jsonl, entities/train.tr.jsonl

# %% data
from datasets import load_dataset
from transformers import set_seed

set_seed(42)
files = {split: f"questions/{split}.tr.jsonl" for split in ("train", "test")}
data = load_dataset("json", data_files=files)
for split in data:
    answered = sum(row["answer"] is not None for row in data[split])
    print(split, data[split].num_rows, "answered", answered, "texts", len(set(data[split]["context"])))
row = data["train"][2]
print(row["question"], "->", row["answer"])
print(row["context"][row["start"] : row["start"] + len(row["answer"])])

# %% ends
from collections import Counter

ends, examples = Counter(), {}
for row in data["train"]:
    if row["answer"] is not None:
        after = row["context"][row["start"] + len(row["answer"])]
        kind = "apostrophe" if after in "'’" else "inside a word" if after.isalpha() else "end of a word"
        ends[kind] += 1
        examples.setdefault(kind, row["context"][row["start"] : row["start"] + len(row["answer"]) + 8])
for kind, count in ends.items():
    print(f"{kind:14} {count:3}  {examples[kind]}")

# %% normalise
import string


def lower(text):
    return text.replace("İ", "i").replace("I", "ı").lower()


def usual(text):
    return "".join(letter for letter in text.lower() if letter not in string.punctuation).split()


def turkish(text):
    words = lower(text).replace("’", "'").split()
    words = [word.split("'")[0].strip(string.punctuation + "“”…") for word in words]
    return [word for word in words if word]


def exact(one, two, words):
    return float(words(one) == words(two))


def f1(one, two, words):
    first, second = words(one), words(two)
    if not first or not second:
        return float(first == second)
    shared = sum((Counter(first) & Counter(second)).values())
    return 2 * shared / (len(first) + len(second))


for right, said in [
    ("Rıfat Ovalı", "Rıfat Ovalı'ya göre"),
    ("14.30", "14.30'a"),
    ("İzmir", "İZMİR"),
    ("üç hafta", "en fazla üç hafta"),
    ("pazartesi", "pazartesiye"),
]:
    marks = [f"{score(right, said, words):.2f}" for words in (usual, turkish) for score in (exact, f1)]
    print(f"{right:12} {said:20}", *marks)

# %% baseline
import re


def sentences(text):
    return re.split(r"(?<=[.!?]) ", text)


def stems(text):
    return {word[:5] for word in turkish(text)}


def closest(row):
    return max(sentences(row["context"]), key=lambda one: len(stems(one) & stems(row["question"])))


def report(name, answers, rows):
    known = [(row["answer"], said) for row, said in zip(rows, answers) if row["answer"] is not None]
    silent = [said for row, said in zip(rows, answers) if row["answer"] is None]
    marks = [sum(score(*pair, turkish) for pair in known) / len(known) for score in (exact, f1)]
    print(f"{name:18} {marks[0]:.2f} {marks[1]:.2f}  {sum(said == '' for said in silent)} / {len(silent)}")


found = [closest(row) for row in data["test"]]
held = [row["answer"] in said for row, said in zip(data["test"], found) if row["answer"] is not None]
print(f"answer in the sentence: {sum(held)} / {len(held)}")
report("closest sentence", found, data["test"])
report("always silent", [""] * len(found), data["test"])

# %% tokenizer
from tokenizers import Tokenizer, models, pre_tokenizers, processors, trainers
from transformers import PreTrainedTokenizerFast

plain = list(load_dataset("json", data_files="sentiment/train.tr.jsonl", split="train")["text"])
plain += list(load_dataset("json", data_files="entities/train.tr.jsonl", split="train")["text"])
learned = Tokenizer(models.BPE(unk_token="[UNK]"))
learned.pre_tokenizer = pre_tokenizers.Sequence([pre_tokenizers.Metaspace(), pre_tokenizers.Punctuation()])
special = ["[PAD]", "[UNK]", "[CLS]", "[SEP]"]
learned.train_from_iterator(
    plain + list(data["train"]["context"]) + list(data["train"]["question"]),
    trainers.BpeTrainer(vocab_size=800, special_tokens=special, show_progress=False),
)
learned.post_processor = processors.TemplateProcessing(
    single="[CLS] $A [SEP]",
    pair="[CLS] $A [SEP] $B:1 [SEP]:1",
    special_tokens=[("[CLS]", 2), ("[SEP]", 3)],
)
tokenizer = PreTrainedTokenizerFast(
    tokenizer_object=learned,
    pad_token="[PAD]",
    unk_token="[UNK]",
    cls_token="[CLS]",
    sep_token="[SEP]",
    model_max_length=192,
)

pieces = tokenizer("Çanağı kim bulmuş?", "Çanağı kuyucu Hamza Kepir bulmuş.")
print(tokenizer.convert_ids_to_tokens(pieces["input_ids"]))

# %% positions
def encode(row):
    encoded = tokenizer(row["question"], row["context"], truncation="only_second", return_offsets_mapping=True)
    offsets, parts, asked = encoded.pop("offset_mapping"), encoded.sequence_ids(), stems(row["question"])
    words = [word.span() for word in re.finditer(r"\S+", row["context"]) if stems(word.group()) & asked]
    types, inside = [], [0]
    for place, (part, (start, end)) in enumerate(zip(parts, offsets)):
        shared = part == 1 and any(first < end and start < last for first, last in words)
        types.append(2 if shared else int(part == 1))
        if part == 1 and row["answer"] is not None:
            if start < row["start"] + len(row["answer"]) and end > row["start"]:
                inside.append(place)
    first, last = inside[min(1, len(inside) - 1)], inside[-1]
    return encoded | {"token_type_ids": types, "start_positions": first, "end_positions": last}


for row in data["train"].select([7, 9]):
    encoded = encode(row)
    tokens = tokenizer.convert_ids_to_tokens(encoded["input_ids"])
    start, end = encoded["start_positions"], encoded["end_positions"]
    print(row["answer"], start, end, tokens[start : end + 1])

# %% torn
for row in data["train"]:
    if row["answer"] is not None:
        last = row["start"] + len(row["answer"])
        token = tokenizer(row["context"]).char_to_token(last - 1)
        start, end = tokenizer(row["context"], return_offsets_mapping=True)["offset_mapping"][token]
        if end > last:
            print(row["answer"], "|", row["context"][start:end].strip())

# %% windows
row = data["train"][0]
windows = tokenizer(
    row["question"],
    row["context"],
    truncation="only_second",
    max_length=64,
    stride=24,
    return_overflowing_tokens=True,
    return_offsets_mapping=True,
)
for number, offsets in enumerate(windows["offset_mapping"]):
    inside = [offset for offset, part in zip(offsets, windows.sequence_ids(number)) if part == 1]
    start, end = inside[0][0], inside[-1][1]
    holds = start <= row["start"] and row["start"] + len(row["answer"]) <= end
    print(f"{start:4} {end:4}", "answer" if holds else "CLS")

# %% cloze
import random

rng = random.Random(42)
pool = [text for text in plain if len(text.split()) >= 4]
numbers = {"iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz", "on", "yirmi", "otuz", "kırk", "yüz", "bin"}


def ask(answer):
    if numbers & set(turkish(answer)) or any(letter.isdigit() for letter in answer):
        return "kaç"
    if answer.endswith(("da", "de", "ta", "te")):
        return "nerede"
    if answer.endswith(("dan", "den", "tan", "ten")):
        return "neden"
    return rng.choice(["kim", "kime"]) if answer[0].isupper() else rng.choice(["ne", "nasıl", "hangi"])


def cloze():
    source, *others = rng.sample(pool, 4)
    words = source.split()
    size = rng.choice([1, 1, 2, 2, 3])
    place = rng.randrange(len(words) - size + 1)
    answer = " ".join(words[place : place + size]).strip(string.punctuation) or None
    kept = [word for word in words[:place] + words[place + size :] if rng.random() < 0.8]
    kept = [word[: max(3, len(word) - rng.choice([0, 0, 1, 2, 3]))] for word in kept]
    kept.insert(rng.randrange(len(kept) + 1), ask(answer) if answer else "ne")
    if rng.random() < 0.2:
        answer, sentences_of_text = None, others
    else:
        sentences_of_text = rng.sample([source, *others[:2]], 3)
    text = " ".join(sentences_of_text)
    start = None if answer is None else text.index(source) + source.index(answer)
    return {"question": " ".join(kept).strip(string.punctuation) + "?", "context": text, "answer": answer, "start": start}


made = [cloze() for _ in range(9600)]
for row in made[:2]:
    print(row["question"], "->", row["answer"])
    print("  " + row["context"])

# %% model
from transformers import RoFormerConfig, RoFormerForQuestionAnswering

config = RoFormerConfig(
    vocab_size=len(tokenizer),
    hidden_size=64,
    num_hidden_layers=2,
    num_attention_heads=4,
    intermediate_size=128,
    max_position_embeddings=192,
    type_vocab_size=3,
    pad_token_id=tokenizer.pad_token_id,
)
model = RoFormerForQuestionAnswering(config)
print(f"{model.num_parameters():_}")

# %% train
from datasets import Dataset
from transformers import DataCollatorWithPadding, Trainer, TrainingArguments

columns = ["question", "context", "answer", "start"]
artificial = Dataset.from_list(made).map(encode, remove_columns=columns)


def train(model, rows, epochs, rate, callbacks=()):
    arguments = TrainingArguments(
        output_dir="yanit",
        num_train_epochs=epochs,
        learning_rate=rate,
        warmup_steps=0.1,
        per_device_train_batch_size=32,
        logging_steps=20,
        save_strategy="no",
        report_to="none",
        seed=42,
    )
    trainer = Trainer(
        model=model,
        args=arguments,
        train_dataset=rows,
        data_collator=DataCollatorWithPadding(tokenizer),
        processing_class=tokenizer,
        callbacks=list(callbacks),
    )
    trainer.train()
    return [row for row in trainer.state.log_history if "loss" in row]


history = train(model, artificial, 1, 3e-3)
for row in history[::3]:
    print(f"{row['step']:4}  {row['loss']:.2f}")

# %% figure loss
figure = {
    "x": [row["step"] for row in history],
    "xName": "step",
    "yName": "loss",
    "lines": {"train": [round(row["loss"], 3) for row in history]},
}

# %% answer
import torch


def answer(row, threshold=0.0, longest=12):
    encoded = encode(row | {"answer": None})
    offsets = tokenizer(row["question"], row["context"], return_offsets_mapping=True)["offset_mapping"]
    inputs = {name: torch.tensor([encoded[name]]) for name in ("input_ids", "attention_mask", "token_type_ids")}
    with torch.inference_mode():
        scores = model.eval()(**inputs)
    starts, ends = scores.start_logits[0], scores.end_logits[0]
    context = range(encoded["input_ids"].index(tokenizer.sep_token_id) + 1, len(offsets) - 1)
    spans = [(starts[one] + ends[two], one, two) for one in context for two in context if one <= two < one + longest]
    best, one, two = max(spans)
    if best - starts[0] - ends[0] < threshold:
        return ""
    return row["context"][offsets[one][0] : offsets[two][1]].strip()


report("test", [answer(row) for row in data["test"]], data["test"])

# %% threshold
thresholds = [-6, -4, -2, 0, 2, 4]
for threshold in thresholds:
    report(f"threshold {threshold:2}", [answer(row, threshold) for row in data["train"]], data["train"])

# %% chosen
chosen = 2
found = [answer(row, chosen) for row in data["test"]]
report("test", found, data["test"])
for row, said in list(zip(data["test"], found))[:10]:
    print(f"{row['question']}\n  right: {row['answer']}  said: {said or '-'}")

# %% real
real = data["train"].map(encode, remove_columns=columns + ["id"])
train(model, real, 6, 1e-3)
report("test", [answer(row) for row in data["test"]], data["test"])

# %% no-numbers
def asked(rows):
    said = [row for row in rows if row["answer"] and known & set(turkish(row["answer"]))]
    return len(said), sum("kaç" in turkish(row["question"]) for row in said)


known = set(numbers)
print(*asked(made))
numbers.clear()
rng.seed(42)
print(*asked([cloze() for _ in range(9600)]))

# %% unmarked
from transformers import TrainerCallback, set_seed


class StopAt(TrainerCallback):
    def on_step_end(self, args, state, control, **_):
        control.should_training_stop = state.global_step == 80


set_seed(42)
plainer = RoFormerForQuestionAnswering(RoFormerConfig(**(config.to_diff_dict() | {"type_vocab_size": 2})))
unmarked = artificial.map(lambda row: {"token_type_ids": [min(kind, 1) for kind in row["token_type_ids"]]})
for with_mark, without in zip(history, train(plainer, unmarked, 1, 3e-3, [StopAt()])):
    print(f"{with_mark['step']:4}  {with_mark['loss']:.2f}  {without['loss']:.2f}")

# %% shorter
for longest in (12, 4):
    report(f"at most {longest}", [answer(row, 0, longest) for row in data["test"]], data["test"])
for row in data["test"]:
    if row["answer"] is not None and len(tokenizer.tokenize(row["answer"])) > 4:
        print(len(tokenizer.tokenize(row["answer"])), row["answer"])
