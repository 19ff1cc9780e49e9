# data: sentiment/train.tr.jsonl, sentiment/test.tr.jsonl

# %% file
from pathlib import Path

code = '''
import torch
from torch import nn
from transformers import PreTrainedConfig, PreTrainedModel
from transformers.modeling_outputs import SequenceClassifierOutput


class LettersConfig(PreTrainedConfig):
    model_type = "letters"

    def __init__(self, vocab_size=128, width=64, reach=5, **kwargs):
        self.vocab_size, self.width, self.reach = vocab_size, width, reach
        super().__init__(**kwargs)


class LettersForSequenceClassification(PreTrainedModel):
    config_class = LettersConfig

    def __init__(self, config):
        super().__init__(config)
        self.embedding = nn.Embedding(config.vocab_size, config.width)
        self.filters = nn.Conv1d(config.width, config.width, config.reach, padding="same")
        self.dropout = nn.Dropout(0.3)
        self.classifier = nn.Linear(config.width, config.num_labels)
        self.post_init()

    def forward(self, input_ids, attention_mask=None, labels=None, **kwargs):
        letters = self.embedding(input_ids)
        if attention_mask is not None:
            letters = letters * attention_mask[..., None]
        found = self.filters(letters.transpose(1, 2)).relu().amax(-1)
        logits = self.classifier(self.dropout(found))
        loss = None if labels is None else nn.functional.cross_entropy(logits, labels)
        return SequenceClassifierOutput(loss=loss, logits=logits)
'''
Path("letters.py").write_text(code.lstrip(), encoding="utf-8")

# %% tokenizer
from datasets import load_dataset
from tokenizers import Regex, Tokenizer, models, pre_tokenizers, trainers
from transformers import PreTrainedTokenizerFast, set_seed

set_seed(42)
files = {split: f"sentiment/{split}.tr.jsonl" for split in ("train", "test")}
data = load_dataset("json", data_files=files)
labels = ["olumsuz", "nötr", "olumlu"]
learned = Tokenizer(models.WordLevel(unk_token="[UNK]"))
learned.pre_tokenizer = pre_tokenizers.Split(Regex("."), "isolated")
learned.train_from_iterator(
    list(data["train"]["text"]), trainers.WordLevelTrainer(special_tokens=["[PAD]", "[UNK]"], show_progress=False)
)
tokenizer = PreTrainedTokenizerFast(
    tokenizer_object=learned,
    pad_token="[PAD]",
    unk_token="[UNK]",
    model_max_length=160,
    model_input_names=["input_ids", "attention_mask"],
)
print(len(tokenizer), tokenizer.tokenize("Çok iyi"))

# %% model
import sys

sys.path.insert(0, ".")

import torch
from letters import LettersConfig, LettersForSequenceClassification

config = LettersConfig(
    vocab_size=len(tokenizer),
    width=128,
    id2label=dict(enumerate(labels)),
    label2id={label: number for number, label in enumerate(labels)},
)
model = LettersForSequenceClassification(config)
output = model(**tokenizer(["Çok iyi"], return_tensors="pt"), labels=torch.tensor([2]))
print(f"{model.num_parameters():_}", tuple(output.logits.shape), f"{output.loss.item():.1f}")

# %% train
from sklearn.metrics import f1_score
from transformers import DataCollatorWithPadding, Trainer, TrainingArguments


def encode(rows):
    return tokenizer(rows["text"], truncation=True) | {"labels": [labels.index(label) for label in rows["label"]]}


encoded = data.map(encode, batched=True, remove_columns=data["train"].column_names)
trainer = Trainer(
    model=model,
    args=TrainingArguments(
        output_dir="egitim",
        num_train_epochs=12,
        learning_rate=2e-3,
        per_device_train_batch_size=32,
        logging_strategy="no",
        save_strategy="no",
        report_to="none",
        seed=42,
    ),
    train_dataset=encoded["train"],
    data_collator=DataCollatorWithPadding(tokenizer),
    processing_class=tokenizer,
)
trainer.train()


def score(model):
    rows = tokenizer(list(data["test"]["text"]), truncation=True, padding=True, return_tensors="pt")
    with torch.inference_mode():
        guesses = model.eval()(**rows).logits.argmax(-1)
    return f1_score([labels.index(label) for label in data["test"]["label"]], guesses, average="macro")


print(f"{score(model):.2f}")

# %% save
trainer.save_model("harfler")
again = LettersForSequenceClassification.from_pretrained("harfler")
print(sorted(path.name for path in Path("harfler").iterdir() if path.suffix in (".json", ".safetensors")))
print(again.config.reach, f"{score(again):.2f}", again.dtype)

# %% unknown
from transformers import AutoModelForSequenceClassification

try:
    AutoModelForSequenceClassification.from_pretrained("harfler")
except ValueError as error:
    print(str(error).split(". ")[0].split(" but ")[0])

# %% register
from transformers import AutoConfig, pipeline

AutoConfig.register("letters", LettersConfig)
AutoModelForSequenceClassification.register(LettersConfig, LettersForSequenceClassification)
classify = pipeline("text-classification", model="harfler", device="cpu")
print(type(classify.model).__name__, classify("Bozuk geldi, iade ediyorum.")[0]["label"])

# %% share
import json

LettersConfig.register_for_auto_class()
LettersForSequenceClassification.register_for_auto_class("AutoModelForSequenceClassification")
LettersForSequenceClassification.from_pretrained("harfler").save_pretrained("paylasim")
tokenizer.save_pretrained("paylasim")
print(sorted(path.name for path in Path("paylasim").iterdir()))
print(json.dumps(json.loads(Path("paylasim/config.json").read_text())["auto_map"], indent=2))

# %% stranger
import subprocess

program = """
import os, sys
from transformers import AutoModelForSequenceClassification
try:
    model = AutoModelForSequenceClassification.from_pretrained("../paylasim", trust_remote_code=sys.argv[1] == "yes")
    print(type(model).__name__, model.num_parameters())
except ValueError as error:
    print(type(error).__name__, "trust_remote_code" in str(error))
"""
Path("baska").mkdir()
for trusted in ("no", "yes"):
    run = subprocess.run([sys.executable, "-c", program, trusted], cwd="baska", capture_output=True, text=True)
    print(trusted, run.stdout.strip())

# %% careless
from transformers import PreTrainedConfig


class Careless(PreTrainedConfig):
    model_type = "careless"

    def __init__(self, width=64):
        self.width = width
        super().__init__()


try:
    Careless(width=8, num_labels=5)
except TypeError as error:
    print(error)
print(Careless(width=8).num_labels, LettersConfig(width=8, num_labels=5).num_labels)

# %% no-loss
class Silent(LettersForSequenceClassification):
    def forward(self, input_ids, attention_mask=None, labels=None, **kwargs):
        return super().forward(input_ids, attention_mask)


try:
    Trainer(
        model=Silent(config),
        args=TrainingArguments(output_dir="egitim", max_steps=1, report_to="none"),
        train_dataset=encoded["train"],
        data_collator=DataCollatorWithPadding(tokenizer),
    ).train()
except ValueError as error:
    print(str(error).split(". ")[0])

# %% shuffled
mixed = ["Ürün iyi, kargo kötü.", "Ürün kötü, kargo iyi."]
rows = tokenizer(mixed, padding=True, return_tensors="pt")
with torch.inference_mode():
    one, two = model.eval()(**rows).logits
print(f"{(one - two).abs().max():.2f}")

# %% wider
for reach in (1, 9):
    set_seed(42)
    config.reach = reach
    other = LettersForSequenceClassification(config)
    Trainer(
        model=other, args=trainer.args, train_dataset=encoded["train"], data_collator=DataCollatorWithPadding(tokenizer)
    ).train()
    print(reach, f"{other.num_parameters():_}", f"{score(other):.2f}")
