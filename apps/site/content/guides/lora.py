# data: sentiment/train.tr.jsonl, sentiment/test.tr.jsonl

# %% data
from datasets import load_dataset
from transformers import set_seed

set_seed(42)
data = load_dataset(
    "json", data_files={"train": "sentiment/train.tr.jsonl", "test": "sentiment/test.tr.jsonl"}
)
data = data.select_columns("text").filter(lambda row: any(letter in row["text"] for letter in "çğıöşü"))
to_ascii = str.maketrans("çğıöşüÇĞİÖŞÜ", "cgiosuCGIOSU")
plain = data.map(lambda row: {"text": row["text"].translate(to_ascii)})
print(data["train"].num_rows, data["test"].num_rows)
print(data["test"][0]["text"])
print(plain["test"][0]["text"])

# %% tokenizer
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
from transformers import PreTrainedTokenizerFast

learned = Tokenizer(models.BPE())
learned.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=True)
learned.decoder = decoders.ByteLevel()
learned.train_from_iterator(
    list(data["train"]["text"]),
    trainers.BpeTrainer(
        vocab_size=1500,
        special_tokens=["<s>"],
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False,
    ),
)
tokenizer = PreTrainedTokenizerFast(tokenizer_object=learned, bos_token="<s>", eos_token="<s>", pad_token="<s>")


def encode(rows):
    return tokenizer(["<s>" + text + "<s>" for text in rows["text"]], truncation=True, max_length=64)


accented = data.map(encode, batched=True, remove_columns="text")
unaccented = plain.map(encode, batched=True, remove_columns="text")

# %% base
from transformers import DataCollatorForSeq2Seq, LlamaConfig, LlamaForCausalLM, Trainer, TrainingArguments

config = LlamaConfig(
    vocab_size=len(tokenizer),
    hidden_size=128,
    num_hidden_layers=2,
    num_attention_heads=4,
    intermediate_size=256,
    max_position_embeddings=64,
    bos_token_id=0,
    eos_token_id=0,
    pad_token_id=0,
)


def with_labels(rows):
    return rows | {"labels": rows["input_ids"]}


accented = accented.map(with_labels)
unaccented = unaccented.map(with_labels)


def train(model, rows, epochs, rate):
    set_seed(42)
    arguments = TrainingArguments(
        output_dir="egitim",
        num_train_epochs=epochs,
        learning_rate=rate,
        per_device_train_batch_size=32,
        logging_strategy="epoch",
        save_strategy="no",
        report_to="none",
        seed=42,
    )
    trainer = Trainer(
        model=model,
        args=arguments,
        train_dataset=rows,
        data_collator=DataCollatorForSeq2Seq(tokenizer),
        processing_class=tokenizer,
    )
    trainer.train()
    return [round(row["loss"], 3) for row in trainer.state.log_history if "loss" in row]


base = LlamaForCausalLM(config)
losses = train(base, accented["train"], epochs=7, rate=2e-3)
base.save_pretrained("taban")
print(f"{base.num_parameters():_}", losses[0], losses[-1])

# %% measure
import math

import torch


def perplexity(model, rows):
    model.eval()
    total, count = 0.0, 0
    with torch.inference_mode():
        for row in rows:
            ids = torch.tensor([row["input_ids"]])
            total += model(input_ids=ids, labels=ids).loss.item() * (ids.shape[1] - 1)
            count += ids.shape[1] - 1
    return math.exp(total / count)


def report(name, model):
    scores = [perplexity(model, rows["test"]) for rows in (accented, unaccented)]
    print(f"{name:5}", *(f"{score:8.0f}" for score in scores))


report("base", base)

# %% adapter
from peft import LoraConfig, TaskType, get_peft_model

settings = LoraConfig(
    task_type=TaskType.CAUSAL_LM,
    r=8,
    lora_alpha=16,
    target_modules="all-linear",
)
adapted = get_peft_model(LlamaForCausalLM.from_pretrained("taban"), settings)
trainable, total = adapted.get_nb_trainable_parameters()
print(f"{trainable:_} / {total:_} = {trainable / total:.0%}")

# %% shapes
for name, parameter in adapted.named_parameters():
    if "layers.0.self_attn.q_proj" in name:
        print(parameter.requires_grad, tuple(parameter.shape), name.split("self_attn.")[1])

# %% train
by_lora = train(adapted, unaccented["train"], epochs=4, rate=3e-3)
report("lora", adapted)

# %% full
whole = LlamaForCausalLM.from_pretrained("taban")
by_full = train(whole, unaccented["train"], epochs=4, rate=1e-3)
report("full", whole)

# %% figure loss
figure = {
    "x": list(range(1, 5)),
    "xName": "epoch",
    "yName": "loss",
    "lines": {"lora": by_lora, "full": by_full},
}

# %% off
with adapted.disable_adapter():
    report("off", adapted)

# %% size
from pathlib import Path

adapted.save_pretrained("uyarlayici")
whole.save_pretrained("tam")
for file in ["uyarlayici/adapter_model.safetensors", "tam/model.safetensors"]:
    print(f"{Path(file).stat().st_size:>9_}  {file}")

# %% merge
from peft import PeftModel

loaded = PeftModel.from_pretrained(LlamaForCausalLM.from_pretrained("taban"), "uyarlayici")
merged = loaded.merge_and_unload()
print(type(loaded).__name__, type(merged).__name__)
report("merged", merged)

# %% large
def adapter_size(layers, hidden, rank, modules):
    return layers * modules * 2 * hidden * rank


for name, layers, hidden, total in [("BERT base", 12, 768, 110e6), ("7B", 32, 4096, 7e9)]:
    count = adapter_size(layers, hidden, rank=8, modules=4)
    print(f"{name}: {count:_} = {count / total:.2%}")

# %% ranks
def adapt(rank):
    settings = LoraConfig(
        task_type=TaskType.CAUSAL_LM,
        r=rank,
        lora_alpha=2 * rank,
        target_modules="all-linear",
    )
    model = get_peft_model(LlamaForCausalLM.from_pretrained("taban"), settings)
    train(model, unaccented["train"], epochs=4, rate=3e-3)
    return model


for rank in (2, 32):
    model = adapt(rank)
    model.save_pretrained(f"uyarlayici-{rank}")
    size = Path(f"uyarlayici-{rank}/adapter_model.safetensors").stat().st_size
    print(f"{model.get_nb_trainable_parameters()[0]:_} {size:_}")
    report(f"r={rank}", model)

# %% mixed
from datasets import concatenate_datasets

mixed = concatenate_datasets([unaccented["train"], accented["train"].select(range(500))])
model = LlamaForCausalLM.from_pretrained("taban")
train(model, mixed, epochs=4, rate=1e-3)
report("mixed", model)
