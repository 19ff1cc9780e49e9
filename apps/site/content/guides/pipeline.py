# data: sentiment/train.tr.jsonl, sentiment/validation.tr.jsonl, sentiment/test.tr.jsonl
# timed: batch-seconds

# %% model
from datasets import load_dataset
from tokenizers import Tokenizer, models, pre_tokenizers, processors, trainers
from transformers import (
    BertConfig,
    BertForSequenceClassification,
    DataCollatorWithPadding,
    PreTrainedTokenizerFast,
    Trainer,
    TrainingArguments,
    set_seed,
)

set_seed(42)
data = load_dataset(
    "json", data_files={"train": "sentiment/train.tr.jsonl", "test": "sentiment/test.tr.jsonl"}
)
labels = ["olumsuz", "nötr", "olumlu"]
learned = Tokenizer(models.BPE(unk_token="[UNK]"))
learned.pre_tokenizer = pre_tokenizers.Sequence([pre_tokenizers.Metaspace(), pre_tokenizers.Punctuation()])
special = ["[PAD]", "[UNK]", "[CLS]", "[SEP]"]
learned.train_from_iterator(
    list(data["train"]["text"]),
    trainers.BpeTrainer(vocab_size=4000, special_tokens=special, show_progress=False),
)
learned.post_processor = processors.TemplateProcessing(
    single="[CLS] $A [SEP]", special_tokens=[("[CLS]", 2), ("[SEP]", 3)]
)
tokenizer = PreTrainedTokenizerFast(
    tokenizer_object=learned,
    pad_token="[PAD]",
    unk_token="[UNK]",
    cls_token="[CLS]",
    sep_token="[SEP]",
    model_max_length=64,
)
config = BertConfig(
    vocab_size=len(tokenizer),
    hidden_size=128,
    num_hidden_layers=2,
    num_attention_heads=4,
    intermediate_size=512,
    max_position_embeddings=64,
    id2label=dict(enumerate(labels)),
    label2id={label: index for index, label in enumerate(labels)},
)
model = BertForSequenceClassification(config)
encoded = data["train"].map(
    lambda row: tokenizer(row["text"], truncation=True) | {"labels": labels.index(row["label"])},
    remove_columns=data["train"].column_names,
)
arguments = TrainingArguments(
    output_dir="duygu",
    num_train_epochs=8,
    learning_rate=1e-3,
    warmup_steps=0.1,
    weight_decay=0.05,
    per_device_train_batch_size=32,
    save_strategy="no",
    report_to="none",
    seed=42,
)
trainer = Trainer(
    model=model,
    args=arguments,
    train_dataset=encoded,
    data_collator=DataCollatorWithPadding(tokenizer),
    processing_class=tokenizer,
)
trainer.train()
trainer.save_model("duygu")
print(round(trainer.state.log_history[-1]["train_loss"], 2))

# %% first
from transformers import pipeline

classify = pipeline("text-classification", model="duygu", device="cpu")
print(type(classify).__name__)
answer = classify("Bozuk geldi, iade ediyorum.")[0]
print(answer["label"], round(answer["score"], 2))

# %% all
for answer in classify("Bozuk geldi, iade ediyorum.", top_k=3):
    print(answer["label"], round(answer["score"], 2))

# %% inside
import torch

batch = classify.tokenizer("Bozuk geldi, iade ediyorum.", return_tensors="pt")
with torch.inference_mode():
    logits = classify.model(**batch).logits
probabilities = logits.softmax(-1)[0]
best = probabilities.argmax().item()
print(classify.model.config.id2label[best], round(probabilities[best].item(), 2))

# %% list
texts = list(data["test"]["text"])
answers = classify(texts, batch_size=16)
print(len(texts), len(answers))
print(texts[0], "→", answers[0]["label"])

# %% score
truth = list(data["test"]["label"])
right = sum(answer["label"] == label for answer, label in zip(answers, truth))
print(f"{right} / {len(truth)}")

# %% stream
def rows():
    for row in data["test"].select(range(3)):
        yield row["text"]


for text, answer in zip(rows(), classify(rows(), batch_size=2)):
    print(answer["label"], "←", text)

# %% long
long_text = "Paket hâlâ gelmedi. " * 60
try:
    classify(long_text)
except Exception as error:
    print(type(error).__name__)
print(classify(long_text, truncation=True)[0]["label"])

# %% threshold
sure = [answer for answer in answers if answer["score"] >= 0.9]
kept = [(answer, label) for answer, label in zip(answers, truth) if answer["score"] >= 0.9]
print(len(sure), sum(answer["label"] == label for answer, label in kept))

# %% tasks
from transformers.pipelines import PIPELINE_REGISTRY

names = set(PIPELINE_REGISTRY.get_supported_tasks())
print(len(names))
for name in ["text-classification", "text-generation", "summarization", "translation", "question-answering"]:
    print(name, name in names)

# %% batches
lengths = [len(ids) for ids in tokenizer(texts)["input_ids"]]
for size in (1, 8, 64):
    groups = [lengths[start : start + size] for start in range(0, len(lengths), size)]
    fed = sum(len(group) * max(group) for group in groups)
    again = classify(texts, batch_size=size)
    same = sum(one["label"] == two["label"] for one, two in zip(again, answers))
    print(f"{size:2} {len(groups):3} {fed:5} {same}")

# %% figure batch-seconds
import time


def seconds(rows, size):
    start = time.process_time()
    classify(rows, batch_size=size)
    return time.process_time() - start


sizes = [1, 2, 4, 8, 16, 32, 64]
orders = {"shuffled": texts, "byLength": sorted(texts, key=lambda text: len(tokenizer.tokenize(text)))}
seconds(texts, 1)
took = {name: [min(seconds(rows, size) for _ in range(3)) for size in sizes] for name, rows in orders.items()}
figure = {
    "x": sizes,
    "xName": "batchSize",
    "yName": "timesFirst",
    "lines": {name: [round(one / line[0], 2) for one in line] for name, line in took.items()},
}

# %% unsure
checked = load_dataset("json", data_files="sentiment/validation.tr.jsonl", split="train")
pairs = classify(list(checked["text"]), top_k=2, batch_size=16)


def decide(pair, margin):
    first, second = pair
    return first["label"] if first["score"] - second["score"] >= margin else "unsure"


for margin in (0.0, 0.5, 0.9, 0.98):
    said = [decide(pair, margin) for pair in pairs]
    kept = [one == label for one, label in zip(said, checked["label"]) if one != "unsure"]
    print(f"{margin:4} {len(kept):3} {said.count('unsure'):3} {sum(kept) / len(kept):.2f}")
