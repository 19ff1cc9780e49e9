# data: sentiment/train.tr.jsonl, sentiment/validation.tr.jsonl

# %% show
import dataclasses
import inspect

from transformers import Trainer, TrainingArguments


def show(function, *names):
    defaults = inspect.signature(function).parameters
    for name in names:
        print(f"{name:28} {defaults[name].default!r}")


print(len(dataclasses.fields(TrainingArguments)))

# %% learning
show(
    TrainingArguments,
    "num_train_epochs",
    "max_steps",
    "per_device_train_batch_size",
    "gradient_accumulation_steps",
    "learning_rate",
    "lr_scheduler_type",
    "warmup_steps",
    "optim",
    "weight_decay",
    "max_grad_norm",
    "seed",
)

# %% memory
show(TrainingArguments, "bf16", "fp16", "gradient_checkpointing", "torch_compile", "auto_find_batch_size", "use_cpu")

# %% saving
show(
    TrainingArguments,
    "eval_strategy",
    "save_strategy",
    "save_steps",
    "save_total_limit",
    "load_best_model_at_end",
    "metric_for_best_model",
    "greater_is_better",
    "logging_steps",
    "report_to",
    "push_to_hub",
)

# %% data
from datasets import load_dataset
from tokenizers import Tokenizer, models, pre_tokenizers, trainers
from transformers import PreTrainedTokenizerFast

data = load_dataset("json", data_files={split: f"sentiment/{split}.tr.jsonl" for split in ("train", "validation")})
labels = ["olumsuz", "nötr", "olumlu"]
learned = Tokenizer(models.BPE(unk_token="[UNK]"))
learned.pre_tokenizer = pre_tokenizers.Sequence([pre_tokenizers.Metaspace(), pre_tokenizers.Punctuation()])
learned.train_from_iterator(
    list(data["train"]["text"]),
    trainers.BpeTrainer(vocab_size=1000, special_tokens=["[PAD]", "[UNK]", "[MASK]"], show_progress=False),
)
tokenizer = PreTrainedTokenizerFast(
    tokenizer_object=learned, pad_token="[PAD]", unk_token="[UNK]", mask_token="[MASK]", model_max_length=64
)


def encode(rows):
    return tokenizer(rows["text"], truncation=True) | {"labels": [labels.index(label) for label in rows["label"]]}


encoded = data.map(encode, batched=True, remove_columns=data["train"].column_names)
print(encoded["train"].column_names, len(encoded["train"]), len(encoded["validation"]))

# %% collators
from transformers import DataCollatorForLanguageModeling, DataCollatorForSeq2Seq, DataCollatorWithPadding

rows = [{"input_ids": [5, 6, 7, 8]}, {"input_ids": [9, 10]}]
print(DataCollatorWithPadding(tokenizer)(rows)["input_ids"].tolist())
pairs = [row | {"labels": row["input_ids"][:2]} for row in rows[:1]] + [rows[1] | {"labels": [4]}]
print(DataCollatorForSeq2Seq(tokenizer)(pairs)["labels"].tolist())
print(DataCollatorForLanguageModeling(tokenizer, mlm=False)(rows)["labels"].tolist())
masked = DataCollatorForLanguageModeling(tokenizer, mlm_probability=0.5, seed=1)(rows)
print(masked["input_ids"].tolist(), masked["labels"].tolist())

# %% trainer
show(Trainer, "model", "args", "train_dataset", "eval_dataset", "data_collator", "processing_class")
show(Trainer, "compute_metrics", "compute_loss_func", "callbacks", "optimizers", "model_init")

# %% model
from transformers import BertConfig, BertForSequenceClassification, set_seed


def build():
    return BertForSequenceClassification(
        BertConfig(
            vocab_size=len(tokenizer),
            hidden_size=64,
            num_hidden_layers=1,
            num_attention_heads=2,
            intermediate_size=128,
            max_position_embeddings=64,
            num_labels=3,
        )
    )


def measure(prediction):
    return {"accuracy": float((prediction.predictions.argmax(-1) == prediction.label_ids).mean())}

# %% callbacks
from transformers import EarlyStoppingCallback, TrainerCallback


class Notes(TrainerCallback):
    def on_evaluate(self, args, state, control, metrics, **rest):
        print(f"{state.epoch:.0f} {state.global_step:4} {metrics['eval_loss']:.3f} {metrics['eval_accuracy']:.3f}")


# %% train
set_seed(42)
arguments = TrainingArguments(
    output_dir="egitim",
    num_train_epochs=12,
    per_device_train_batch_size=32,
    learning_rate=2e-3,
    eval_strategy="epoch",
    save_strategy="epoch",
    save_total_limit=1,
    load_best_model_at_end=True,
    metric_for_best_model="accuracy",
    disable_tqdm=True,
    use_cpu=True,
    log_level="error",
)
trainer = Trainer(
    model=build(),
    args=arguments,
    train_dataset=encoded["train"],
    eval_dataset=encoded["validation"],
    processing_class=tokenizer,
    compute_metrics=measure,
    callbacks=[Notes(), EarlyStoppingCallback(early_stopping_patience=2)],
)
result = trainer.train()

# %% results
print(type(result).__name__, result.global_step, round(result.training_loss, 2))
print(trainer.state.best_global_step, round(trainer.state.best_metric, 3))
trainer.remove_callback(Notes)
print(round(trainer.evaluate()["eval_accuracy"], 3))
predicted = trainer.predict(encoded["validation"])
print(type(predicted).__name__, predicted.predictions.shape, predicted.label_ids.shape)

# %% steps
import math

for rows, accumulated in ((8, 1), (8, 4), (32, 1)):
    print(rows, accumulated, rows * accumulated, math.ceil(len(encoded["train"]) / rows / accumulated))

# %% schedule
import torch
from transformers import get_scheduler


def rates(name):
    optimizer = torch.optim.SGD([torch.nn.Parameter(torch.zeros(1))], lr=1.0)
    scheduler = get_scheduler(name, optimizer, num_warmup_steps=10, num_training_steps=100)
    seen = []
    for _ in range(101):
        seen.append(scheduler.get_last_lr()[0])
        optimizer.step()
        scheduler.step()
    return seen


for name in ("linear", "cosine", "constant_with_warmup"):
    print(f"{name:21}", [round(rates(name)[step], 2) for step in (0, 5, 10, 50, 100)])

# %% figure schedules
steps = list(range(0, 101, 5))
figure = {
    "x": steps,
    "xName": "step",
    "yName": "learningRate",
    "lines": {
        "linear": [round(rates("linear")[step], 3) for step in steps],
        "cosine": [round(rates("cosine")[step], 3) for step in steps],
        "constant": [round(rates("constant_with_warmup")[step], 3) for step in steps],
    },
}

# %% resume
from pathlib import Path

print(sorted(path.name.split("-")[0] for path in Path("egitim").iterdir()))
[last] = Path("egitim").glob("checkpoint-*")
print(sorted(path.name for path in last.iterdir()))

# %% seq2seq
from transformers import Seq2SeqTrainingArguments

show(Seq2SeqTrainingArguments, "predict_with_generate", "generation_max_length", "generation_num_beams")
