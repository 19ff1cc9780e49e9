# data: sentiment/train.tr.jsonl

# %% version
import inspect

import torch
import transformers

print(transformers.__version__)


def show(function, *names):
    defaults = inspect.signature(function).parameters
    for name in names:
        print(f"{name:26} {defaults[name].default!r}")

# %% folder
from datasets import load_dataset
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, processors, trainers
from transformers import BertConfig, BertForSequenceClassification, PreTrainedTokenizerFast, set_seed

set_seed(42)
texts = list(load_dataset("json", data_files="sentiment/train.tr.jsonl", split="train")["text"])
learned = Tokenizer(models.BPE(unk_token="[UNK]"))
learned.pre_tokenizer = pre_tokenizers.Sequence([pre_tokenizers.Metaspace(), pre_tokenizers.Punctuation()])
learned.decoder = decoders.Metaspace()
special = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
learned.train_from_iterator(
    texts, trainers.BpeTrainer(vocab_size=1500, special_tokens=special, show_progress=False)
)
learned.post_processor = processors.TemplateProcessing(
    single="[CLS] $A [SEP]",
    pair="[CLS] $A [SEP] $B:1 [SEP]:1",
    special_tokens=[("[CLS]", 2), ("[SEP]", 3)],
)
names = {"pad_token": "[PAD]", "unk_token": "[UNK]", "cls_token": "[CLS]", "sep_token": "[SEP]", "mask_token": "[MASK]"}
PreTrainedTokenizerFast(tokenizer_object=learned, model_max_length=64, **names).save_pretrained("duygu")
labels = {0: "olumsuz", 1: "nötr", 2: "olumlu"}
config = BertConfig(
    vocab_size=1500,
    hidden_size=64,
    num_hidden_layers=2,
    num_attention_heads=4,
    intermediate_size=128,
    max_position_embeddings=64,
    id2label=labels,
    label2id={label: number for number, label in labels.items()},
)
BertForSequenceClassification(config).save_pretrained("duygu")

# %% config
from transformers import AutoConfig

config = AutoConfig.from_pretrained("duygu", num_hidden_layers=1)
print(type(config).__name__, config.model_type, config.num_hidden_layers, config.hidden_size)
print(config.to_diff_dict()["id2label"])

# %% heads
from transformers import AutoModel, AutoModelForMaskedLM, AutoModelForTokenClassification, AutoModelForSequenceClassification

for kind in (AutoModel, AutoModelForSequenceClassification, AutoModelForTokenClassification, AutoModelForMaskedLM):
    opened, report = kind.from_pretrained("duygu", output_loading_info=True)
    print(f"{type(opened).__name__:29} {len(report['missing_keys'])} {len(report['unexpected_keys'])}")

# %% count
print(sum(name.startswith("AutoModelFor") for name in dir(transformers)))

# %% from-pretrained
from transformers import PreTrainedModel

show(PreTrainedModel.from_pretrained, "revision", "token", "local_files_only", "use_safetensors", "ignore_mismatched_sizes")

# %% model
model = AutoModelForSequenceClassification.from_pretrained("duygu", dtype=torch.bfloat16, attn_implementation="eager")
print(model.dtype, model.device, model.training, model.config._attn_implementation)
print(model.num_parameters(), model.get_memory_footprint())
model = model.float()

# %% tokenizer
from transformers import AutoTokenizer, PreTrainedTokenizerBase

tokenizer = AutoTokenizer.from_pretrained("duygu")
show(PreTrainedTokenizerBase.__call__, "padding", "truncation", "max_length", "add_special_tokens", "stride", "return_tensors")

# %% encoding
batch = tokenizer(["Kargo geç geldi.", "Ürün harika, çok teşekkürler!"], padding=True, return_tensors="pt")
for name, values in batch.items():
    print(f"{name:15} {tuple(values.shape)}")
print(batch["attention_mask"].tolist())

# %% positions
text = "İzmir'den gelen kargo"
one = tokenizer(text, return_offsets_mapping=True)
for token, word, (start, end) in zip(one.tokens(), one.word_ids(), one["offset_mapping"]):
    print(f"{token:8} {word!s:5} {text[start:end]}")

# %% decode
print(tokenizer.decode(batch["input_ids"][0]))
print(tokenizer.decode(batch["input_ids"], skip_special_tokens=True))

# %% vocabulary
print(len(tokenizer), tokenizer.model_max_length, tokenizer.pad_token_id, tokenizer.mask_token)
print(tokenizer.convert_tokens_to_ids(["[CLS]", "▁kar", "yok böyle bir parça"]))

# %% processors
import numpy
from PIL import Image
from transformers import ViTImageProcessor, Wav2Vec2FeatureExtractor

picture = Image.fromarray(numpy.zeros((300, 200, 3), dtype=numpy.uint8))
pixels = ViTImageProcessor()(picture, return_tensors="pt")["pixel_values"]
print(tuple(pixels.shape), round(pixels.min().item(), 2))
sound = numpy.zeros(8_000, dtype=numpy.float32)
values = Wav2Vec2FeatureExtractor()(sound, sampling_rate=16_000, return_tensors="pt")["input_values"]
print(tuple(values.shape))

# %% output
with torch.inference_mode():
    output = model(**batch, output_hidden_states=True)
print(type(output).__name__, list(output))
print(tuple(output.logits.shape), len(output.hidden_states), output[0] is output.logits)

# %% loss
print(round(model(**batch, labels=torch.tensor([0, 2])).loss.item(), 2))

# %% pipeline
from transformers import pipeline

show(pipeline, "task", "model", "tokenizer", "revision", "device", "dtype", "trust_remote_code")
classify = pipeline("text-classification", model=model, tokenizer=tokenizer, device="cpu")
answer = classify("Kargo geç geldi.", top_k=None)
print([one["label"] for one in answer], round(sum(one["score"] for one in answer), 3))
print(type(classify).__name__)

# %% save
from pathlib import Path

show(PreTrainedModel.save_pretrained, "max_shard_size", "push_to_hub", "variant")
model.save_pretrained("kayit", max_shard_size="300KB")
tokenizer.save_pretrained("kayit")
for path in sorted(Path("kayit").iterdir()):
    print(path.name)

# %% five-labels
try:
    AutoModelForTokenClassification.from_pretrained("duygu", num_labels=5)
except RuntimeError as error:
    print(type(error).__name__, str(error).splitlines()[0])

# %% uneven
texts = ["Kısa.", "Bu ise daha uzun bir cümle."]
try:
    tokenizer(texts, return_tensors="pt")
except ValueError as error:
    print(type(error).__name__, str(error).split(".")[0])
print(tuple(tokenizer(texts, padding=True, return_tensors="pt")["input_ids"].shape))
