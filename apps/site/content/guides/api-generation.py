# data: sentiment/train.tr.jsonl

# %% model
import torch
from datasets import load_dataset
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
from torch.nn.utils.rnn import pad_sequence
from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast, set_seed

set_seed(42)
texts = list(load_dataset("json", data_files="sentiment/train.tr.jsonl", split="train")["text"])
learned = Tokenizer(models.BPE())
learned.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=True)
learned.decoder = decoders.ByteLevel()
learned.train_from_iterator(
    texts,
    trainers.BpeTrainer(
        vocab_size=1500,
        special_tokens=["<pad>", "<s>", "</s>"],
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
        show_progress=False,
    ),
)
tokenizer = PreTrainedTokenizerFast(
    tokenizer_object=learned, bos_token="<s>", eos_token="</s>", pad_token="<pad>", padding_side="left"
)
model = LlamaForCausalLM(
    LlamaConfig(
        vocab_size=len(tokenizer),
        hidden_size=128,
        intermediate_size=256,
        num_hidden_layers=2,
        num_attention_heads=4,
        num_key_value_heads=2,
        max_position_embeddings=128,
        pad_token_id=0,
        bos_token_id=1,
        eos_token_id=2,
    )
)

# %% train
rows = [torch.tensor(tokenizer(f"<s>{text}</s>")["input_ids"][:64]) for text in texts]
optimizer = torch.optim.AdamW(model.parameters(), lr=3e-3)
for epoch in range(8):
    for chosen in torch.randperm(len(rows)).split(32):
        batch = [rows[index] for index in chosen]
        ids = pad_sequence(batch, batch_first=True, padding_value=0)
        labels = pad_sequence(batch, batch_first=True, padding_value=-100)
        loss = model(input_ids=ids, attention_mask=(labels != -100).long(), labels=labels).loss
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
model.eval()
inputs = tokenizer("<s>Kargo", return_tensors="pt", return_token_type_ids=False)
print(inputs["input_ids"].shape[1], f"{loss.item():.1f}")

# %% generate
import inspect

from transformers import GenerationMixin


def show(function, *names):
    defaults = inspect.signature(function).parameters
    for name in names:
        print(f"{name:24} {defaults[name].default!r}")


show(GenerationMixin.generate, "inputs", "generation_config", "logits_processor", "stopping_criteria", "streamer", "assistant_model")

# %% defaults
fresh = model.generate(**inputs, eos_token_id=-1)
print(fresh.shape[1], torch.equal(fresh, model.generate(**inputs, eos_token_id=-1)))
print(tokenizer.decode(model.generate(**inputs, max_new_tokens=40)[0], skip_special_tokens=True))

# %% config
from transformers import GenerationConfig

set_seed(1)
settings = GenerationConfig(max_new_tokens=12, do_sample=True, temperature=0.7, top_p=0.9, pad_token_id=0, eos_token_id=2)
print(tokenizer.decode(model.generate(**inputs, generation_config=settings)[0], skip_special_tokens=True))
settings.save_pretrained("ayar")
print(GenerationConfig.from_pretrained("ayar").top_p)

# %% refused
for wrong in ({"temperature": -1.0, "do_sample": True}, {"num_beams": 2, "num_return_sequences": 3}, {"max_new_token": 5}):
    try:
        model.generate(**inputs, **wrong)
        print(wrong, "accepted")
    except ValueError as error:
        print(wrong, type(error).__name__)

# %% output
answer = model.generate(
    **inputs, max_new_tokens=5, num_beams=3, num_return_sequences=2, return_dict_in_generate=True, output_scores=True
)
print(type(answer).__name__, tuple(answer.sequences.shape), len(answer.scores))
print([round(score, 2) for score in answer.sequences_scores.tolist()])

# %% streamer
from transformers import TextStreamer


class Pieces(TextStreamer):
    def on_finalized_text(self, text, stream_end=False):
        print(text, end="\n" if stream_end else "|")


model.generate(**inputs, max_new_tokens=12, streamer=Pieces(tokenizer, skip_prompt=True, skip_special_tokens=True))

# %% iterator
from threading import Thread

from transformers import TextIteratorStreamer

streamer = TextIteratorStreamer(tokenizer, skip_prompt=True, skip_special_tokens=True, timeout=30)
thread = Thread(target=model.generate, kwargs=dict(inputs) | {"max_new_tokens": 10, "streamer": streamer})
thread.start()
print("".join(streamer))
thread.join()

# %% processor
from transformers import LogitsProcessor, LogitsProcessorList


class Without(LogitsProcessor):
    def __init__(self, letter):
        self.banned = [number for piece, number in tokenizer.get_vocab().items() if letter in piece]

    def __call__(self, input_ids, scores):
        scores[:, self.banned] = -torch.inf
        return scores


without = model.generate(**inputs, max_new_tokens=12, logits_processor=LogitsProcessorList([Without("e")]))
print(tokenizer.decode(without[0], skip_special_tokens=True))

# %% stop
for stop in (" ", "."):
    stopped = model.generate(**inputs, max_new_tokens=40, stop_strings=[stop], tokenizer=tokenizer)
    print(stopped.shape[1], tokenizer.decode(stopped[0], skip_special_tokens=True))

# %% criteria
from transformers import StoppingCriteria, StoppingCriteriaList


class Words(StoppingCriteria):
    def __init__(self, limit):
        self.limit = limit

    def __call__(self, input_ids, scores, **rest):
        written = tokenizer.decode(input_ids, skip_special_tokens=True)
        return torch.tensor([len(text.split()) > self.limit for text in written])


short = model.generate(**inputs, max_new_tokens=40, stopping_criteria=StoppingCriteriaList([Words(4)]))
print(tokenizer.decode(short[0], skip_special_tokens=True))

# %% cache
from transformers import DynamicCache, StaticCache

kept = DynamicCache(config=model.config)
model.generate(**inputs, max_new_tokens=10, min_new_tokens=10, past_key_values=kept)
print(kept.get_seq_length(), tuple(kept.layers[0].keys.shape))
fixed = StaticCache(config=model.config, max_cache_len=64)
model.generate(**inputs, max_new_tokens=10, min_new_tokens=10, past_key_values=fixed)
print(int(fixed.get_seq_length()), tuple(fixed.layers[0].keys.shape))

# %% template
from transformers import PreTrainedTokenizerBase

show(PreTrainedTokenizerBase.apply_chat_template, "tools", "add_generation_prompt", "continue_final_message", "tokenize", "return_dict")

# %% chat
tokenizer.chat_template = "{% for message in messages %}{{ message.role }}: {{ message.content }}\n{% endfor %}"
tokenizer.chat_template += "{% if add_generation_prompt %}assistant:{% endif %}"
messages = [{"role": "user", "content": "Kargom nerede?"}]
print(tokenizer.apply_chat_template(messages, tokenize=False, add_generation_prompt=True))

# %% quantization
from transformers import BitsAndBytesConfig

four = BitsAndBytesConfig(
    load_in_4bit=True, bnb_4bit_quant_type="nf4", bnb_4bit_use_double_quant=True, bnb_4bit_compute_dtype=torch.bfloat16
)
print(four.quant_method.value, four.load_in_4bit, four.bnb_4bit_compute_dtype)
