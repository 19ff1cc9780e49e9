# data: sentiment/train.tr.jsonl

# %% make
from datasets import load_dataset
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, processors, trainers
from transformers import BertConfig, BertForMaskedLM, PreTrainedTokenizerFast, set_seed

set_seed(42)
texts = list(load_dataset("json", data_files="sentiment/train.tr.jsonl", split="train")["text"])
learned = Tokenizer(models.BPE(unk_token="[UNK]"))
learned.pre_tokenizer = pre_tokenizers.Sequence([pre_tokenizers.Metaspace(), pre_tokenizers.Punctuation()])
special = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
learned.decoder = decoders.Metaspace()
learned.train_from_iterator(
    texts, trainers.BpeTrainer(vocab_size=3000, special_tokens=special, show_progress=False)
)
learned.post_processor = processors.TemplateProcessing(
    single="[CLS] $A [SEP]", special_tokens=[("[CLS]", 2), ("[SEP]", 3)]
)
names = {"pad_token": "[PAD]", "unk_token": "[UNK]", "cls_token": "[CLS]", "sep_token": "[SEP]", "mask_token": "[MASK]"}
tokenizer = PreTrainedTokenizerFast(tokenizer_object=learned, model_max_length=64, **names)
config = BertConfig(
    vocab_size=len(tokenizer),
    hidden_size=128,
    num_hidden_layers=2,
    num_attention_heads=4,
    intermediate_size=256,
    max_position_embeddings=64,
)
model = BertForMaskedLM(config)
model.save_pretrained("kucuk-bert")
tokenizer.save_pretrained("kucuk-bert")

# %% files
from pathlib import Path

for path in sorted(Path("kucuk-bert").iterdir()):
    print(path.name)

# %% config
from transformers import AutoConfig

loaded = AutoConfig.from_pretrained("kucuk-bert")
print(loaded.model_type, loaded.architectures, loaded.num_hidden_layers)

# %% auto
from transformers import AutoModel, AutoModelForMaskedLM, AutoModelForSequenceClassification

for kind in (AutoModel, AutoModelForMaskedLM, AutoModelForSequenceClassification):
    print(f"{kind.__name__:35} {type(kind.from_pretrained('kucuk-bert')).__name__}")

# %% missing
_, report = AutoModelForSequenceClassification.from_pretrained("kucuk-bert", num_labels=3, output_loading_info=True)
for name in ("missing_keys", "unexpected_keys"):
    print(name, sorted(report[name]))

# %% random
import torch
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("kucuk-bert")
inputs = tokenizer("Kargo iki gün geç geldi.", return_tensors="pt")
for seed in (1, 2):
    set_seed(seed)
    fresh = AutoModelForSequenceClassification.from_pretrained("kucuk-bert", num_labels=3)
    with torch.inference_mode():
        print([round(number, 2) for number in fresh(**inputs).logits[0].tolist()])

# %% shape
labels = ["olumsuz", "nötr", "olumlu"]
three = AutoModelForSequenceClassification.from_pretrained(
    "kucuk-bert", id2label=dict(enumerate(labels)), label2id={label: index for index, label in enumerate(labels)}
)
three.save_pretrained("uc-etiket")
try:
    AutoModelForSequenceClassification.from_pretrained("uc-etiket", num_labels=5)
except Exception as error:
    print(type(error).__name__)
five = AutoModelForSequenceClassification.from_pretrained("uc-etiket", num_labels=5, ignore_mismatched_sizes=True)
print(tuple(five.classifier.weight.shape))

# %% dtype
for dtype in ("auto", torch.bfloat16):
    one = AutoModel.from_pretrained("kucuk-bert", dtype=dtype)
    print(one.dtype, one.get_memory_footprint())

# %% mode
print(model.training, three.training)
made = BertForMaskedLM(config)
with torch.inference_mode():
    first, second = made(**inputs).logits, made(**inputs).logits
    print(torch.equal(first, second))
    made.eval()
    print(torch.equal(made(**inputs).logits, made(**inputs).logits))

# %% pair
other = Tokenizer(models.BPE(unk_token="[UNK]"))
other.pre_tokenizer = pre_tokenizers.Metaspace()
other.train_from_iterator(
    texts, trainers.BpeTrainer(vocab_size=5000, special_tokens=special, show_progress=False)
)
wrong = PreTrainedTokenizerFast(tokenizer_object=other, **names)
ids = wrong("Kargo iki gün geç geldi.", return_tensors="pt")["input_ids"]
print(tokenizer.decode(ids[0][ids[0] < len(tokenizer)]))
try:
    three(input_ids=ids)
except Exception as error:
    print(type(error).__name__, error)
print(len(wrong), three.config.vocab_size)

# %% tokens
added = tokenizer.add_tokens(["<TELEFON>"])
print(added, len(tokenizer), three.config.vocab_size)
three.resize_token_embeddings(len(tokenizer))
print(three.config.vocab_size)

# %% inside
from safetensors import safe_open

with safe_open("kucuk-bert/model.safetensors", framework="pt") as file:
    print(file.metadata(), len(list(file.keys())))
    print(file.get_slice("bert.embeddings.word_embeddings.weight").get_shape())

# %% shards
model.save_pretrained("parcali", max_shard_size="1MB")
print(sorted(path.name for path in Path("parcali").iterdir()))
again = AutoModelForMaskedLM.from_pretrained("parcali")
print(all(torch.equal(one, two) for one, two in zip(model.parameters(), again.parameters())))

# %% processors
from transformers import AutoFeatureExtractor, AutoImageProcessor, ViTImageProcessor, WhisperFeatureExtractor

ViTImageProcessor().save_pretrained("goruntu")
WhisperFeatureExtractor().save_pretrained("ses")
print(type(AutoImageProcessor.from_pretrained("goruntu")).__name__, AutoImageProcessor.from_pretrained("goruntu").size.height)
print(type(AutoFeatureExtractor.from_pretrained("ses")).__name__, AutoFeatureExtractor.from_pretrained("ses").sampling_rate)

# %% missing-folder
try:
    AutoModel.from_pretrained("kucuk-brt")
except Exception as error:
    print(type(error).__name__)

# %% body-output
body = AutoModel.from_pretrained("kucuk-bert")
with torch.inference_mode():
    print(tuple(body(**inputs).last_hidden_state.shape), "logits" in body(**inputs))

# %% complete
_, report = AutoModelForSequenceClassification.from_pretrained("uc-etiket", output_loading_info=True)
print({name: sorted(report[name]) for name in ("missing_keys", "unexpected_keys")})
