# data: summaries/train.tr.jsonl, summaries/test.tr.jsonl

# %% data
from datasets import load_dataset
from transformers import set_seed

set_seed(42)
files = {split: f"summaries/{split}.tr.jsonl" for split in ("train", "test")}
data = load_dataset("json", data_files=files)
for split in data:
    sizes = [sum(len(row[name].split()) for row in data[split]) / data[split].num_rows for name in ("text", "summary")]
    print(split, data[split].num_rows, *[f"{size:.1f}" for size in sizes])
row = data["train"][2]
print(row["text"])
print("->", row["summary"])

# %% rouge
import re
from collections import Counter


def lower(text):
    return text.replace("İ", "i").replace("I", "ı").lower()


def usual(text):
    return re.findall(r"[a-z0-9]+", text.lower())


def turkish(text):
    return [word.split("'")[0] for word in re.findall(r"\w[\w']*", lower(text).replace("’", "'"))]


def stems(text):
    return [word[:5] for word in turkish(text)]


def f1(shared, right, said):
    return 2 * shared / (right + said) if right + said else 0.0


def rouge_n(right, said, size):
    one, two = (Counter(zip(*[words[place:] for place in range(size)])) for words in (right, said))
    return f1(sum((one & two).values()), sum(one.values()), sum(two.values()))


def rouge_l(right, said):
    lengths = [0] * (len(said) + 1)
    for word in right:
        before = lengths
        lengths = [0]
        for place, other in enumerate(said):
            lengths.append(before[place] + 1 if word == other else max(lengths[-1], before[place + 1]))
    return f1(lengths[-1], len(right), len(said))


def rouge(right, said, words=stems):
    right, said = words(right), words(said)
    return [rouge_n(right, said, 1), rouge_n(right, said, 2), rouge_l(right, said)]


right, said = "Leylekler göç ederken boğazları aşıyor", "Boğazı aşan leylekler göç ediyor"
print(usual(right))
for words in (usual, turkish, stems):
    print(f"{words.__name__:8}", *[f"{score:.2f}" for score in rouge(right, said, words)])

# %% baselines
def sentences(text):
    return re.split(r"(?<=[.!?]) ", text)


def report(name, rows, found):
    scores = [rouge(row["summary"], said) for row, said in zip(rows, found)]
    print(f"{name:16}", *[f"{sum(column) / len(scores):.2f}" for column in zip(*scores)])


def pick(rows, *places):
    return [" ".join(sentences(row["text"])[place] for place in places) for row in rows]


rules = {"first": [0], "second": [1], "last": [-1], "first two": [0, 1], "first and last": [0, -1]}
for name, places in rules.items():
    report(name, data["train"], pick(data["train"], *places))
report("whole text", data["train"], list(data["train"]["text"]))

# %% chosen
test = data["test"]
report("first two", test, pick(test, 0, 1))
report("first and last", test, pick(test, 0, -1))

# %% oracle
best = [max(sentences(row["text"]), key=lambda one: rouge(row["summary"], one)[0]) for row in test]
report("best sentence", test, best)
places = Counter(sentences(row["text"]).index(one) + 1 for row, one in zip(test, best))
print(sorted(places.items()))

# %% tokenizer
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, processors, trainers
from transformers import PreTrainedTokenizerFast

learned = Tokenizer(models.BPE(unk_token="[UNK]"))
learned.pre_tokenizer = pre_tokenizers.Metaspace()
learned.decoder = decoders.Metaspace()
learned.train_from_iterator(
    list(data["train"]["text"]) + list(data["train"]["summary"]),
    trainers.BpeTrainer(vocab_size=800, special_tokens=["[PAD]", "[UNK]", "[EOS]"], show_progress=False),
)
learned.post_processor = processors.TemplateProcessing(single="$A [EOS]", special_tokens=[("[EOS]", 2)])
tokenizer = PreTrainedTokenizerFast(
    tokenizer_object=learned, pad_token="[PAD]", unk_token="[UNK]", eos_token="[EOS]", model_max_length=192
)


def encode(row):
    encoded = tokenizer(row["text"], truncation=True)
    labels = tokenizer(text_target=row["summary"], truncation=True, max_length=64)["input_ids"]
    return {"input_ids": encoded["input_ids"], "attention_mask": encoded["attention_mask"], "labels": labels}


encoded = data["train"].map(encode, remove_columns=data["train"].column_names)
print("longest", max(map(len, encoded["input_ids"])), max(map(len, encoded["labels"])))

# %% model
from transformers import T5Config, T5ForConditionalGeneration

config = T5Config(
    vocab_size=len(tokenizer),
    d_model=96,
    d_kv=24,
    d_ff=192,
    num_layers=2,
    num_heads=4,
    dropout_rate=0.0,
    pad_token_id=tokenizer.pad_token_id,
    eos_token_id=tokenizer.eos_token_id,
    decoder_start_token_id=tokenizer.pad_token_id,
)
model = T5ForConditionalGeneration(config)
print(f"{model.num_parameters():_}")

# %% train
from transformers import DataCollatorForSeq2Seq, Seq2SeqTrainer, Seq2SeqTrainingArguments

train, validation = encoded.select(range(32)), encoded.select(range(32, 40))
arguments = Seq2SeqTrainingArguments(
    output_dir="ozet",
    num_train_epochs=80,
    learning_rate=3e-3,
    per_device_train_batch_size=8,
    eval_strategy="steps",
    eval_steps=20,
    logging_steps=20,
    save_strategy="no",
    report_to="none",
    seed=42,
)
trainer = Seq2SeqTrainer(
    model=model,
    args=arguments,
    train_dataset=train,
    eval_dataset=validation,
    data_collator=DataCollatorForSeq2Seq(tokenizer, model=model),
    processing_class=tokenizer,
)
trainer.train()
history = [row for row in trainer.state.log_history if "loss" in row]
checks = [row for row in trainer.state.log_history if "eval_loss" in row]
for one, two in list(zip(history, checks))[::3]:
    print(f"{one['step']:4}  {one['loss']:.2f}  {two['eval_loss']:.2f}")

# %% figure loss
figure = {
    "x": [row["step"] for row in history],
    "xName": "step",
    "yName": "loss",
    "lines": {
        "train": [round(row["loss"], 3) for row in history],
        "validation": [round(row["eval_loss"], 3) for row in checks],
    },
}

# %% written
import torch


def write(row):
    inputs = tokenizer(row["text"], return_tensors="pt", truncation=True, return_token_type_ids=False)
    with torch.inference_mode():
        made = model.eval().generate(**inputs, max_new_tokens=64)
    return tokenizer.decode(made[0], skip_special_tokens=True)


seen = data["train"].select(range(32))
recited = [write(row) for row in seen]
report("train", seen, recited)
written = [write(row) for row in test]
report("test", test, written)
for row, said in list(zip(test, written))[:3]:
    print("right:", row["summary"])
    print("said: ", said)

# %% support
def support(row, said):
    known = set(stems(row["text"]))
    words = stems(said)
    return sum(word in known for word in words) / max(1, len(words))


for name, found in [("human", list(test["summary"])), ("best sentence", best), ("model", written)]:
    print(f"{name:14} {sum(support(row, said) for row, said in zip(test, found)) / len(found):.2f}")

# %% unstemmed
def mean_rouge(rows, found, words):
    scores = [rouge(row["summary"], said, words) for row, said in zip(rows, found)]
    return " ".join(f"{sum(column) / len(scores):.3f}" for column in zip(*scores))


ends = pick(test, 0, -1)
print("turkish", mean_rouge(test, ends, turkish))
print("stems  ", mean_rouge(test, ends, stems))

# %% three-letters
print(mean_rouge(test, ends, lambda text: [word[:3] for word in turkish(text)]))

# %% recited
for name, found in [("human", list(seen["summary"])), ("model", recited)]:
    print(f"{name:5} {sum(support(row, said) for row, said in zip(seen, found)) / len(found):.2f}")
