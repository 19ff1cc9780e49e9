"""Small, untrained models under the names of published ones: the same architecture, tokenizer class and kinds of files.

`make_hub(names, folder)` writes them into the cache of the Hub in `folder`, where `from_pretrained` finds them by name
without a network. What they answer is chance; what they show is that the code which names them runs.
"""

import json
import pathlib
import string

COMMIT = "0" * 40
LETTERS = [*string.printable.strip(), *"çğıöşüÇĞİÖŞÜâîû’…", "▁"]
SIZES = {"hidden_size": 32, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 37}
SEQ2SEQ = {
    "d_model": 32,
    "encoder_layers": 1,
    "decoder_layers": 1,
    "encoder_attention_heads": 2,
    "decoder_attention_heads": 2,
    "encoder_ffn_dim": 37,
    "decoder_ffn_dim": 37,
}
CHAT = (
    "{% for message in messages %}<|im_start|>{{ message.role }}\n{{ message.content }}<|im_end|>\n{% endfor %}"
    "{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
)


def make_hub(names, folder):
    import torch

    torch.manual_seed(0)
    for name in names:
        repo = pathlib.Path(folder) / f"models--{name.replace('/', '--')}"
        files = repo / "snapshots" / COMMIT
        files.mkdir(parents=True)
        (repo / "refs").mkdir()
        (repo / "refs/main").write_text(COMMIT)
        for part in MODELS[name](files):
            part.save_pretrained(files)


def berturk(_files):
    from transformers import BertConfig, BertForPreTraining

    tokenizer = bert_tokenizer()
    yield tokenizer
    yield BertForPreTraining(BertConfig(vocab_size=len(tokenizer), **SIZES))


def bert_tokenizer():
    from transformers import BertTokenizer

    pieces = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *LETTERS, *(f"##{letter}" for letter in LETTERS)]
    return BertTokenizer(vocab={piece: number for number, piece in enumerate(pieces)}, do_lower_case=False)


def qwen3(_files):
    from tokenizers import pre_tokenizers
    from transformers import Qwen2Tokenizer, Qwen3Config, Qwen3ForCausalLM

    pieces = [*sorted(pre_tokenizers.ByteLevel.alphabet()), "<|endoftext|>", "<|im_start|>", "<|im_end|>"]
    vocab = {piece: number for number, piece in enumerate(pieces)}
    yield Qwen2Tokenizer(vocab=vocab, merges=[], chat_template=CHAT)
    config = Qwen3Config(vocab_size=len(vocab), head_dim=16, num_key_value_heads=1, **SIZES)
    yield Qwen3ForCausalLM(config).bfloat16()


def vbart(_files):
    from transformers import MBartConfig, MBartForConditionalGeneration

    yield MBartForConditionalGeneration(MBartConfig(vocab_size=99, **SEQ2SEQ))


def vit(_files):
    from transformers import ViTConfig, ViTForImageClassification, ViTImageProcessor

    yield ViTImageProcessor(size={"height": 32, "width": 32})
    yield ViTForImageClassification(ViTConfig(image_size=32, num_labels=1000, **SIZES))


def rtdetr(_files):
    from transformers import RTDetrImageProcessor, RTDetrResNetConfig, RTDetrV2Config, RTDetrV2ForObjectDetection

    backbone = RTDetrResNetConfig(
        embedding_size=8, hidden_sizes=[8, 16, 16, 16], depths=[1, 1, 1, 1], out_features=["stage2", "stage3", "stage4"]
    )
    config = RTDetrV2Config(
        backbone_config=backbone,
        encoder_in_channels=[16, 16, 16],
        feat_channels=[32, 32, 32],
        encoder_hidden_dim=32,
        encoder_ffn_dim=37,
        d_model=32,
        decoder_in_channels=[32, 32, 32],
        decoder_ffn_dim=37,
        decoder_layers=2,
        num_queries=10,
    )
    yield RTDetrImageProcessor()
    yield RTDetrV2ForObjectDetection(config)


def pieces_after(*special):
    return [*((piece, 0.0) for piece in special), *((letter, -3.0) for letter in LETTERS)]


def mdeberta(_files):
    from transformers import DebertaV2Config, DebertaV2ForQuestionAnswering, DebertaV2Tokenizer

    tokenizer = DebertaV2Tokenizer(vocab=pieces_after("[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"))
    yield tokenizer
    yield DebertaV2ForQuestionAnswering(DebertaV2Config(vocab_size=len(tokenizer), **SIZES))


def e5(_files):
    from transformers import BertConfig, BertModel, XLMRobertaTokenizer

    tokenizer = XLMRobertaTokenizer(vocab=pieces_after("<s>", "<pad>", "</s>", "<unk>", "<mask>"), model_max_length=512)
    yield tokenizer
    yield BertModel(BertConfig(vocab_size=len(tokenizer), **SIZES))


def mt5(_files):
    from transformers import MT5Config, MT5ForConditionalGeneration, T5Tokenizer

    tokenizer = T5Tokenizer(vocab=pieces_after("<pad>", "</s>", "<unk>"))
    yield tokenizer
    sizes = {"d_model": 32, "d_kv": 16, "d_ff": 37, "num_layers": 1, "num_heads": 2}
    yield MT5ForConditionalGeneration(MT5Config(vocab_size=len(tokenizer), decoder_start_token_id=0, **sizes))


def marian(files):
    import sentencepiece
    from transformers import MarianConfig, MarianMTModel

    text = [" ".join(LETTERS[start : start + 20]) for start in range(0, len(LETTERS), 20)]
    for side in ("source", "target"):
        with open(files / f"{side}.spm", "wb") as file:
            sentencepiece.SentencePieceTrainer.train(
                sentence_iterator=iter(text), model_writer=file, model_type="char", vocab_size=100, hard_vocab_limit=False, minloglevel=2
            )
    model = sentencepiece.SentencePieceProcessor(model_file=str(files / "source.spm"))
    pieces = [model.id_to_piece(number) for number in range(model.get_piece_size())]
    vocab = {piece: number for number, piece in enumerate(["</s>", *(p for p in pieces if p != "</s>"), "<pad>"])}
    (files / "vocab.json").write_text(json.dumps(vocab))
    (files / "tokenizer_config.json").write_text(json.dumps({"tokenizer_class": "MarianTokenizer"}))
    ids = {"pad_token_id": vocab["<pad>"], "decoder_start_token_id": vocab["<pad>"], "eos_token_id": 0}
    yield MarianMTModel(MarianConfig(vocab_size=len(vocab), forced_eos_token_id=0, **ids, **SEQ2SEQ))


def whisper(_files):
    from tokenizers import pre_tokenizers
    from transformers import (
        GenerationConfig,
        WhisperConfig,
        WhisperFeatureExtractor,
        WhisperForConditionalGeneration,
        WhisperTokenizer,
    )

    special = ["<|endoftext|>", "<|startoftranscript|>", "<|en|>", "<|tr|>", "<|translate|>", "<|transcribe|>"]
    times = [f"<|{step * 0.02:.2f}|>" for step in range(1501)]
    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    marks = [*special, "<|startofprev|>", "<|nospeech|>", "<|notimestamps|>", *times]
    vocab = {piece: number for number, piece in enumerate([*letters, *marks])}
    yield WhisperTokenizer(vocab=vocab, merges=[], extra_special_tokens=marks[1:9])
    yield WhisperFeatureExtractor(feature_size=128)
    ids = {"eos_token_id": vocab["<|endoftext|>"], "pad_token_id": vocab["<|endoftext|>"]}
    start = {"bos_token_id": vocab["<|endoftext|>"], "decoder_start_token_id": vocab["<|startoftranscript|>"]}
    config = WhisperConfig(vocab_size=len(vocab), num_mel_bins=128, max_target_positions=448, **ids, **start, **SEQ2SEQ)
    model = WhisperForConditionalGeneration(config)
    known = {
        "is_multilingual": True,
        "lang_to_id": {mark: vocab[mark] for mark in ("<|en|>", "<|tr|>")},
        "task_to_id": {task: vocab[f"<|{task}|>"] for task in ("translate", "transcribe")},
        "no_timestamps_token_id": vocab["<|notimestamps|>"],
        "prev_sot_token_id": vocab["<|startofprev|>"],
        "max_initial_timestamp_index": 50,
        "max_length": 60,
    }
    model.generation_config = GenerationConfig(**known, **ids, **start)
    yield model


MODELS = {
    "dbmdz/bert-base-turkish-cased": berturk,
    "Qwen/Qwen3-8B": qwen3,
    "vngrs-ai/VBART-Large-Base": vbart,
    "google/vit-base-patch16-224": vit,
    "PekingU/rtdetr_v2_r50vd": rtdetr,
    "timpal0l/mdeberta-v3-base-squad2": mdeberta,
    "intfloat/multilingual-e5-small": e5,
    "csebuetnlp/mT5_multilingual_XLSum": mt5,
    "Helsinki-NLP/opus-mt-tc-big-tr-en": marian,
    "openai/whisper-large-v3-turbo": whisper,
}
