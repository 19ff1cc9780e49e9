# %% frameworks
import transformers

for name in ["BertModel", "TFBertModel", "FlaxBertModel"]:
    print(name, hasattr(transformers, name))

# %% arguments
from transformers import TrainingArguments

for old in [{"warmup_ratio": 0.1}, {"no_cuda": True}, {"overwrite_output_dir": True}, {"logging_dir": "logs"}]:
    try:
        TrainingArguments(output_dir="out", report_to="none", **old)
    except TypeError as error:
        print(error)

# %% warmup
arguments = TrainingArguments(output_dir="out", report_to="none", use_cpu=True, warmup_steps=0.1)
print(arguments.get_warmup_steps(num_training_steps=500))

# %% trainer
from transformers import BertConfig, BertForSequenceClassification, BertTokenizer, Trainer

text = ["Ankara'da hava bugün açık.", "Yarın yağmur yağacak."]
pieces = "[PAD] [UNK] [CLS] [SEP] [MASK] ' . Ankara da hava bugün açık Yarın yağmur yağ ##acak".split()
vocabulary = {piece: number for number, piece in enumerate(pieces)}
tokenizer = BertTokenizer(vocab=vocabulary, do_lower_case=False)
config = BertConfig(
    vocab_size=len(tokenizer), hidden_size=32, num_hidden_layers=1, num_attention_heads=2, intermediate_size=64
)
model = BertForSequenceClassification(config)
try:
    Trainer(model=model, args=arguments, tokenizer=tokenizer)
except TypeError as error:
    print(error)
trainer = Trainer(model=model, args=arguments, processing_class=tokenizer)
print(type(trainer.processing_class).__name__)

# %% quantization
from transformers import AutoModelForSequenceClassification, AutoTokenizer

model.save_pretrained("kayit")
try:
    AutoModelForSequenceClassification.from_pretrained("kayit", load_in_8bit=True)
except (TypeError, ValueError) as error:
    print(type(error).__name__, str(error).splitlines()[0])

# %% rope
from transformers import LlamaConfig

print(LlamaConfig().rope_parameters)
print(hasattr(LlamaConfig(), "rope_theta"))

# %% chat
tokenizer.chat_template = "{% for message in messages %}{{ message.role }}: {{ message.content }}\n{% endfor %}"
encoded = tokenizer.apply_chat_template([{"role": "user", "content": "Merhaba"}])
print(type(encoded).__name__, list(encoded))
encoded = tokenizer.apply_chat_template([{"role": "user", "content": "Merhaba"}], return_tensors="pt")
try:
    encoded.shape
except AttributeError as error:
    print(repr(error))

# %% dtype
import torch

model.to(torch.bfloat16).save_pretrained("kayit")
print(BertForSequenceClassification.from_pretrained("kayit").dtype)
print(BertForSequenceClassification.from_pretrained("kayit", dtype=torch.float32).dtype)

# %% token
tokenizer.save_pretrained("kayit")
loaded = AutoTokenizer.from_pretrained("kayit", use_auth_token="hf_example")
print(type(loaded).__name__)
try:
    AutoModelForSequenceClassification.from_pretrained("kayit", use_auth_token="hf_example")
except TypeError as error:
    print(error)

# %% decode
ids = tokenizer(text)["input_ids"]
print(tokenizer.decode(ids, skip_special_tokens=True))

# %% tokenizers
print(transformers.BertTokenizerFast is transformers.BertTokenizer)
print(type(tokenizer).__mro__[1].__name__)

# %% files
from pathlib import Path

tokenizer.save_pretrained("kayit")
print(sorted(file.name for file in Path("kayit").iterdir()))

# %% two-ways
for steps in (0.06, 54):
    arguments = TrainingArguments(output_dir="out", report_to="none", use_cpu=True, warmup_steps=steps)
    print(steps, arguments.get_warmup_steps(num_training_steps=900))
