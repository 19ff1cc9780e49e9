# data: sentiment/train.tr.jsonl, sentiment/validation.tr.jsonl, sentiment/test.tr.jsonl

# %% data
from collections import Counter

from datasets import load_dataset
from transformers import set_seed

set_seed(42)
files = {split: f"sentiment/{split}.tr.jsonl" for split in ("train", "validation", "test")}
data = load_dataset("json", data_files=files)
for split in data:
    print(split, data[split].num_rows, dict(sorted(Counter(data[split]["label"]).items())))

# %% leak
train_texts = set(data["train"]["text"])
print(sum(text in train_texts for text in data["test"]["text"]))

# %% baseline
from sklearn.feature_extraction.text import TfidfVectorizer
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import f1_score
from sklearn.pipeline import make_pipeline

most_common = Counter(data["train"]["label"]).most_common(1)[0][0]
truth = list(data["test"]["label"])
print(f"{f1_score(truth, [most_common] * len(truth), average='macro'):.2f}")
linear = make_pipeline(TfidfVectorizer(analyzer="char_wb", ngram_range=(2, 5)), LogisticRegression(C=10))
linear.fit(list(data["train"]["text"]), list(data["train"]["label"]))
print(f"{f1_score(truth, linear.predict(list(data['test']['text'])), average='macro'):.2f}")

# %% tokenizer
from tokenizers import Tokenizer, models, pre_tokenizers, processors, trainers
from transformers import PreTrainedTokenizerFast

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
lengths = [len(ids) for ids in tokenizer(list(data["train"]["text"]))["input_ids"]]
print(max(lengths), round(sum(lengths) / len(lengths)))

# %% encode
labels = ["olumsuz", "nötr", "olumlu"]


def encode(rows):
    return tokenizer(rows["text"], truncation=True) | {
        "labels": [labels.index(label) for label in rows["label"]]
    }


encoded = data.map(encode, batched=True, remove_columns=data["train"].column_names)
print(encoded["train"].column_names)

# %% model
from transformers import BertConfig, BertForSequenceClassification

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
print(f"{model.num_parameters():_}")

# %% metrics
from sklearn.metrics import accuracy_score


def compute_metrics(prediction):
    guesses = prediction.predictions.argmax(-1)
    return {
        "accuracy": accuracy_score(prediction.label_ids, guesses),
        "f1": f1_score(prediction.label_ids, guesses, average="macro"),
    }


# %% train
from transformers import DataCollatorWithPadding, Trainer, TrainingArguments

arguments = TrainingArguments(
    output_dir="duygu",
    num_train_epochs=8,
    learning_rate=1e-3,
    warmup_steps=0.1,
    weight_decay=0.05,
    per_device_train_batch_size=32,
    per_device_eval_batch_size=64,
    eval_strategy="epoch",
    logging_strategy="epoch",
    save_strategy="epoch",
    load_best_model_at_end=True,
    metric_for_best_model="eval_f1",
    report_to="none",
    seed=42,
)
trainer = Trainer(
    model=model,
    args=arguments,
    train_dataset=encoded["train"],
    eval_dataset=encoded["validation"],
    data_collator=DataCollatorWithPadding(tokenizer),
    processing_class=tokenizer,
    compute_metrics=compute_metrics,
)
trainer.train()
history = trainer.state.log_history
for row in history:
    if "eval_loss" in row:
        loss = next(one["loss"] for one in history if one.get("epoch") == row["epoch"] and "loss" in one)
        print(f"{row['epoch']:.0f}  {loss:.2f}  {row['eval_loss']:.2f}  {row['eval_f1']:.2f}")

# %% figure loss
scored = [row for row in history if "eval_loss" in row]
figure = {
    "x": [round(row["epoch"]) for row in scored],
    "xName": "epoch",
    "yName": "loss",
    "lines": {
        "train": [round(row["loss"], 3) for row in history if "loss" in row],
        "validation": [round(row["eval_loss"], 3) for row in scored],
    },
}

# %% best
evaluations = [row for row in history if "eval_loss" in row]
by_loss = min(evaluations, key=lambda row: row["eval_loss"])
by_score = max(evaluations, key=lambda row: row["eval_f1"])
print(f"loss {by_loss['epoch']:.0f}, f1 {by_score['epoch']:.0f}")

# %% test
from sklearn.metrics import classification_report

prediction = trainer.predict(encoded["test"])
guesses = prediction.predictions.argmax(-1)
print(classification_report(prediction.label_ids, guesses, target_names=labels, digits=2))

# %% confusion
from sklearn.metrics import confusion_matrix

print(" " * 8, *(f"{label:>8}" for label in labels))
for label, row in zip(labels, confusion_matrix(prediction.label_ids, guesses)):
    print(f"{label:8}", *(f"{count:8}" for count in row))

# %% styles
rows = list(zip(data["test"]["style"], prediction.label_ids, guesses))
for style in sorted(set(data["test"]["style"])):
    right = [truth == guess for one, truth, guess in rows if one == style]
    print(f"{style:10} {sum(right)} / {len(right)}")

# %% errors
import numpy as np

probabilities = np.exp(prediction.predictions) / np.exp(prediction.predictions).sum(-1, keepdims=True)
wrong = [index for index in range(len(guesses)) if guesses[index] != prediction.label_ids[index]]
for index in sorted(wrong, key=lambda index: -probabilities[index].max())[:5]:
    truth, guess = labels[prediction.label_ids[index]], labels[guesses[index]]
    print(f"{truth} → {guess} ({probabilities[index].max():.2f}): {data['test'][index]['text']}")

# %% interval
rng = np.random.default_rng(42)
scores = []
for _ in range(1000):
    sample = rng.integers(0, len(guesses), len(guesses))
    scores.append(f1_score(prediction.label_ids[sample], guesses[sample], average="macro"))
low, high = np.quantile(scores, [0.025, 0.975])
print(f"{low:.2f} – {high:.2f}")

# %% save
trainer.save_model("duygu-son")

# %% by-loss
earlier = BertForSequenceClassification.from_pretrained(f"duygu/checkpoint-{by_loss['step']}")
settings = TrainingArguments(output_dir="sinama", per_device_eval_batch_size=64, report_to="none")
outcome = Trainer(model=earlier, args=settings, data_collator=DataCollatorWithPadding(tokenizer)).predict(encoded["test"])
print(classification_report(outcome.label_ids, outcome.predictions.argmax(-1), target_names=labels, digits=2))
for name, logits in (("by loss", outcome.predictions), ("by f1", prediction.predictions)):
    chances = np.exp(logits) / np.exp(logits).sum(-1, keepdims=True)
    print(f"{name:8} said {chances.max(-1).mean():.2f}, right {(logits.argmax(-1) == outcome.label_ids).mean():.2f}")

# %% neutral
import torch
from sklearn.metrics import precision_recall_fscore_support


def retrain(rows, neutral=1.0):
    set_seed(42)

    def loss(outputs, targets, num_items_in_batch=None):
        return torch.nn.functional.cross_entropy(outputs["logits"], targets, weight=torch.tensor([1.0, neutral, 1.0]))

    again = Trainer(
        model=BertForSequenceClassification(config),
        args=arguments,
        train_dataset=rows,
        eval_dataset=encoded["validation"],
        data_collator=DataCollatorWithPadding(tokenizer),
        processing_class=tokenizer,
        compute_metrics=compute_metrics,
        compute_loss_func=loss,
    )
    again.train()
    return again.predict(encoded["test"]).predictions.argmax(-1)


for neutral in (1.0, 2.0):
    found = retrain(encoded["train"], neutral)
    precision, recall, f1, _ = precision_recall_fscore_support(prediction.label_ids, found)
    print(f"{neutral}  precision {precision[1]:.2f}  recall {recall[1]:.2f}  macro {f1.mean():.2f}")

# %% shares
for share in (0.25, 0.5, 0.75, 1.0):
    rows = encoded["train"].shuffle(seed=42).select(range(round(share * encoded["train"].num_rows)))
    print(f"{share:.2f} {rows.num_rows:5} {f1_score(prediction.label_ids, retrain(rows), average='macro'):.2f}")
