# data: sentiment/train.tr.jsonl, sentiment/validation.tr.jsonl, sentiment/test.tr.jsonl

# %% labels
from collections import Counter

from datasets import ClassLabel, load_dataset
from transformers import set_seed

set_seed(42)
files = {split: f"sentiment/{split}.tr.jsonl" for split in ("train", "validation", "test")}
data = load_dataset("json", data_files=files)
names = ["olumsuz", "nötr", "olumlu"]
data = data.cast_column("label", ClassLabel(names=names))
print(data["train"][0]["text"], data["train"][0]["label"])
print(data["train"].features["label"].int2str(0))

# %% count
counts = Counter(data["train"]["label"])
print({names[label]: counts[label] for label in sorted(counts)})

# %% duplicates
def key(text):
    return "".join(letter for letter in text.replace("İ", "i").replace("I", "ı").lower() if letter.isalnum())


seen = {}
for row in data["train"]:
    seen.setdefault(key(row["text"]), []).append(row["label"])
print(sum(len(labels) > 1 for labels in seen.values()), sum(len(set(labels)) > 1 for labels in seen.values()))
print(sum(key(text) in seen for text in data["test"]["text"]))

# %% tokenizer
from tokenizers import Tokenizer, models, pre_tokenizers, processors, trainers
from transformers import PreTrainedTokenizerFast

learned = Tokenizer(models.BPE(unk_token="[UNK]"))
learned.pre_tokenizer = pre_tokenizers.Sequence([pre_tokenizers.Metaspace(), pre_tokenizers.Punctuation()])
special = ["[PAD]", "[UNK]", "[CLS]", "[SEP]"]
learned.train_from_iterator(
    list(data["train"]["text"]),
    trainers.BpeTrainer(vocab_size=1000, special_tokens=special, show_progress=False),
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


def encode(rows):
    rows = rows.map(lambda batch: tokenizer(batch["text"], truncation=True), batched=True)
    return rows.rename_column("label", "labels").select_columns(["input_ids", "attention_mask", "labels"])


encoded = encode(data)

# %% train
import torch
from transformers import DataCollatorWithPadding, ModernBertConfig, ModernBertForSequenceClassification
from transformers import Trainer, TrainingArguments

config = ModernBertConfig(
    vocab_size=len(tokenizer),
    hidden_size=128,
    num_hidden_layers=1,
    num_attention_heads=4,
    intermediate_size=256,
    max_position_embeddings=64,
    classifier_pooling="mean",
    embedding_dropout=0.3,
    mlp_dropout=0.3,
    classifier_dropout=0.3,
    pad_token_id=tokenizer.pad_token_id,
    bos_token_id=tokenizer.cls_token_id,
    eos_token_id=tokenizer.sep_token_id,
    cls_token_id=tokenizer.cls_token_id,
    sep_token_id=tokenizer.sep_token_id,
    id2label=dict(enumerate(names)),
    label2id={name: index for index, name in enumerate(names)},
)


def train(rows, weights=None):
    set_seed(42)

    def loss(outputs, labels, num_items_in_batch=None):
        return torch.nn.functional.cross_entropy(outputs["logits"], labels, weight=weights)

    arguments = TrainingArguments(
        output_dir="egitim",
        num_train_epochs=4,
        learning_rate=1e-3,
        warmup_steps=0.1,
        weight_decay=0.05,
        per_device_train_batch_size=32,
        logging_strategy="no",
        save_strategy="no",
        report_to="none",
        seed=42,
    )
    trainer = Trainer(
        model=ModernBertForSequenceClassification(config),
        args=arguments,
        train_dataset=rows,
        data_collator=DataCollatorWithPadding(tokenizer),
        processing_class=tokenizer,
        compute_loss_func=loss,
    )
    trainer.train()
    return trainer


even = train(encoded["train"])
print(even.model.config.id2label)

# %% scores
from sklearn.metrics import f1_score, precision_recall_fscore_support


def report(name, truth, guesses):
    precision, recall, _, _ = precision_recall_fscore_support(truth, guesses, labels=[0, 1, 2], zero_division=0)
    macro = f1_score(truth, guesses, average="macro")
    columns = "  ".join(f"{one:.2f} {two:.2f}" for one, two in zip(precision, recall))
    print(f"{name:9} {columns}  {macro:.2f}")


outcome = even.predict(encoded["test"])
truth, guesses = outcome.label_ids, outcome.predictions.argmax(-1)
report("even", truth, guesses)

# %% rare
rare = encoded["train"].filter(lambda row, index: row["labels"] != 1 or index % 5 == 0, with_indices=True)
left = Counter(rare["labels"])
print({names[label]: left[label] for label in sorted(left)})
starved = train(rare)
scarce = starved.predict(encoded["test"])
report("rare", truth, scarce.predictions.argmax(-1))

# %% weights
total = sum(left.values())
weights = torch.tensor([total / (3 * left[label]) for label in range(3)])
print([round(weight, 2) for weight in weights.tolist()])
weighted = train(rare, weights)
report("weighted", truth, weighted.predict(encoded["test"]).predictions.argmax(-1))

# %% shifted
import numpy as np

prior = torch.tensor([left[label] / total for label in range(3)]).log().numpy()
report("shifted", truth, (scarce.predictions - prior).argmax(-1))

# %% confusion
from sklearn.metrics import confusion_matrix

for title, table in [
    ("count", confusion_matrix(truth, guesses)),
    ("recall %", confusion_matrix(truth, guesses, normalize="true") * 100),
    ("precision %", confusion_matrix(truth, guesses, normalize="pred") * 100),
]:
    print(f"{title:12}", *(f"{name:>8}" for name in names))
    for name, line in zip(names, table):
        print(f"{name:12}", *(f"{value:8.0f}" for value in line))

# %% confidence
def softmax(logits):
    raised = np.exp(logits - logits.max(-1, keepdims=True))
    return raised / raised.sum(-1, keepdims=True)


checked = even.predict(encoded["validation"])


def describe(name, logits, labels):
    chances = softmax(logits)
    print(f"{name}: said {chances.max(-1).mean():.2f}, right {(chances.argmax(-1) == labels).mean():.2f}")


describe("validation", checked.predictions, checked.label_ids)

# %% temperature
def nll(temperature):
    chances = softmax(checked.predictions / temperature)
    return -np.log(chances[np.arange(len(chances)), checked.label_ids]).mean()


grid = np.arange(0.5, 5.01, 0.1)
temperature = min(grid, key=nll)
print(f"{temperature:.1f}")
describe("test before", outcome.predictions, truth)
describe("test after", outcome.predictions / temperature, truth)

# %% threshold
def answered(logits, labels, threshold):
    chances = softmax(logits / temperature)
    kept = chances.max(-1) >= threshold
    right = (chances.argmax(-1) == labels)[kept].mean() if kept.any() else float("nan")
    return kept.mean(), right


thresholds = [0.4, 0.5, 0.6, 0.7, 0.8]
for threshold in thresholds:
    print(f"{threshold}  {'  '.join(f'{value:.2f}' for value in answered(checked.predictions, checked.label_ids, threshold))}")

# %% figure coverage
points = [round(0.35 + 0.05 * step, 2) for step in range(10)]
lines = [answered(checked.predictions, checked.label_ids, point) for point in points]
figure = {
    "x": points,
    "xName": "threshold",
    "yName": "share",
    "lines": {
        "answered": [round(float(line[0]), 3) for line in lines],
        "right": [round(float(line[1]), 3) for line in lines],
    },
}

# %% chosen
chosen = 0.6
share, right = answered(outcome.predictions, truth, chosen)
print(f"{share:.2f}  {right:.2f}")

# %% spelling
def lower(text):
    return text.replace("İ", "i").replace("I", "ı").lower()


to_ascii = str.maketrans("çğıöşüÇĞİÖŞÜ", "cgiosuCGIOSU")
changes = {
    "as written": lambda text: text,
    "lower case": lower,
    "lower()": str.lower,
    "no accents": lambda text: text.translate(to_ascii),
    "capitals": lambda text: text.replace("i", "İ").replace("ı", "I").upper(),
}


def predict(texts, model=even.model):
    rows = tokenizer(texts, truncation=True, padding=True, return_tensors="pt", return_token_type_ids=False)
    with torch.inference_mode():
        return model.eval()(**rows).logits.numpy().argmax(-1)


for name, change in changes.items():
    texts = [change(text) for text in data["test"]["text"]]
    unknown = sum(ids.count(tokenizer.unk_token_id) for ids in tokenizer(texts)["input_ids"])
    length = sum(len(ids) for ids in tokenizer(texts)["input_ids"]) / len(texts)
    print(f"{name:11} {length:4.1f} {unknown:4} {f1_score(truth, predict(texts), average='macro'):.2f}")

# %% several
from copy import deepcopy

aspects = deepcopy(config)
aspects.problem_type = "multi_label_classification"
aspects.id2label = {0: "kargo", 1: "fiyat", 2: "kalite"}
several = ModernBertForSequenceClassification(aspects).eval()
rows = tokenizer(["Kargo geç geldi ama ürün sağlam."], return_tensors="pt", return_token_type_ids=False)
answer = several(**rows, labels=torch.tensor([[1.0, 0.0, 1.0]]))
chances = answer.logits.sigmoid()[0]
print([name for name, chance in zip(aspects.id2label.values(), chances) if chance > 0.5])
print(f"{chances.sum().item():.2f}")

# %% rarer
rarer = encoded["train"].filter(lambda row, index: row["labels"] != 1 or index % 20 == 0, with_indices=True)
left = Counter(rarer["labels"])
total = sum(left.values())
print({names[label]: left[label] for label in sorted(left)})
scarcer = train(rarer).predict(encoded["test"]).predictions
report("rarer", truth, scarcer.argmax(-1))
weights = torch.tensor([total / (3 * left[label]) for label in range(3)])
report("weighted", truth, train(rarer, weights).predict(encoded["test"]).predictions.argmax(-1))
prior = torch.tensor([left[label] / total for label in range(3)]).log().numpy()
report("shifted", truth, (scarcer - prior).argmax(-1))

# %% per-class
def sort_out(logits, label, limit):
    chances = softmax(logits / temperature)
    return (chances.argmax(-1) == label) & (chances.max(-1) >= limit)


def precision(outcome, label, limit):
    kept = sort_out(outcome.predictions, label, limit)
    return f"{kept.sum():3} {(outcome.label_ids[kept] == label).mean():.2f}"


for label, wanted in ((0, 0.7), (2, 0.85)):
    for limit in np.arange(0.35, 1, 0.05):
        kept = sort_out(checked.predictions, label, limit)
        if (checked.label_ids[kept] == label).mean() >= wanted:
            break
    print(names[label], wanted, f"{limit:.2f} ", precision(checked, label, limit), "", precision(outcome, label, limit))

# %% capitals
from datasets import concatenate_datasets

capitals = changes["capitals"]
copies = data["train"].map(lambda row: {"text": capitals(row["text"])})
loud = train(concatenate_datasets([encoded["train"], encode(copies)])).model
written = list(data["test"]["text"])
for name, texts, model in (
    ("lower case first", [lower(capitals(text)) for text in written], even.model),
    ("capitals", [capitals(text) for text in written], loud),
    ("as written", written, loud),
):
    print(f"{name:16} {f1_score(truth, predict(texts, model), average='macro'):.2f}")
