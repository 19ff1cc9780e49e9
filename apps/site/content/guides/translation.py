# data: translations/train.tr-en.jsonl, translations/test.tr-en.jsonl

# %% data
from datasets import load_dataset
from transformers import set_seed

set_seed(42)
files = {split: f"translations/{split}.tr-en.jsonl" for split in ("train", "test")}
natural = load_dataset("json", data_files=files)
for split in natural:
    sizes = [sum(len(row[name].split()) for row in natural[split]) / natural[split].num_rows for name in ("tr", "en")]
    print(split, natural[split].num_rows, *[f"{size:.1f}" for size in sizes])
row = natural["test"][2]
print(row["tr"], "->", row["en"])

# %% suffixes
HARMONY = dict(zip("aıeiouöü", "ııiiuuüü"))


def lower(text):
    return text.replace("İ", "i").replace("I", "ı").lower()


def attach(word, suffix, mark=""):
    made = lower(word)
    if suffix.startswith("("):
        suffix = suffix[1 if made[-1] in HARMONY else 3 :].replace(")", "")
    for letter in suffix:
        last = [one for one in made if one in HARMONY][-1]
        chosen = {"A": "a" if last in "aıou" else "e", "I": HARMONY[last], "D": "t" if made[-1] in "fstkçşhp" else "d"}
        made += chosen.get(letter, letter)
    return word + mark + made[len(word) :]


for word in ("okul", "köy", "müze", "park"):
    print(word, attach(word, "(y)A"), attach(word, "DA"), attach(word, "DAn"))
for word in ("İstanbul", "Sinop", "Ürgüp"):
    print(word, attach(word, "(y)A", "'"), attach(word, "DA", "'"), attach(word, "DAn", "'"))

# %% words
def table(text):
    return [tuple(field.strip() for field in row.split(",")) for row in text.split(";")]


OBJECTS = table("""kitap, kitab, book; mektup, mektub, letter; ekmek, ekmeğ, bread; çanta, çanta, bag; ilaç, ilac, medicine;
    anahtar, anahtar, key; telefon, telefon, phone; defter, defter, notebook; kutu, kutu, box; bilet, bilet, ticket;
    süt, süt, milk; resim, resm, picture; gazete, gazete, newspaper; gözlük, gözlüğ, glasses""")
PLACES = table("""okul, okul, at the school; pazar, pazar, at the market; otel, otel, at the hotel; ofis, ofis, at the office;
    mutfak, mutfağ, in the kitchen; bahçe, bahçe, in the garden; park, park, in the park; köy, köy, in the village;
    hastane, hastane, at the hospital; istasyon, istasyon, at the station; durak, durağ, at the bus stop;
    müze, müze, at the museum; Ankara, Ankara, in Ankara; İzmir, İzmir, in Izmir; İstanbul, İstanbul, in Istanbul;
    Sinop, Sinop, in Sinop; Ürgüp, Ürgüp, in Ürgüp; Van, Van, in Van""")
VERBS = table("""unut, unut, loc, forget, forgot, forgetting; bul, bul, loc, find, found, finding; sakla, sakla, loc, hide, hid, hiding;
    ara, ara, loc, look for, looked for, looking for; bırak, bırak, loc, leave, left, leaving; sat, sat, loc, sell, sold, selling;
    götür, götür, dat, take, took, taking; taşı, taşı, dat, carry, carried, carrying; al, al, abl, buy, bought, buying;
    getir, getir, abl, bring, brought, bringing""")
MOVES = table("""git, gid, dat, go, went, going; yürü, yürü, dat, walk, walked, walking; koş, koş, dat, run, ran, running;
    dön, dön, abl, return, returned, returning; gel, gel, abl, come, came, coming; uyu, uyu, loc, sleep, slept, sleeping;
    çalış, çalış, loc, work, worked, working; bekle, bekle, loc, wait, waited, waiting""")
SUBJECTS = table(""", I, 0; , we, 3; , you, 1; , you, 1; , you, 4; o, he, 2; o, he, 2; o, she, 2; Ayşe, Ayşe, 2; Mehmet, Mehmet, 2;
    annem, my mother, 2; öğretmen, the teacher, 2; doktor, the doctor, 2; komşumuz, our neighbour, 2; çocuklar, the children, 5""")
TIMES = {
    "past": table(", ; dün, yesterday; bu sabah, this morning; geçen hafta, last week"),
    "present": table(", ; şimdi, now; bugün, today"),
    "future": table(", ; yarın, tomorrow; bu akşam, this evening; haftaya, next week"),
}

# %% sentences
PAST = ["m", "n", "", "k", "nIz", ""]
OTHER = ["(y)Im", "sIn", "", "(y)Iz", "sInIz", ""]
CASES = {"acc": "(y)I", "dat": "(y)A", "loc": "DA", "abl": "DAn"}


def inflect(noun, case):
    stem = noun[1] if CASES[case].startswith("(") else noun[0]
    return attach(stem, CASES[case], "'" if stem[0].isupper() else "")


def conjugate(verb, tense, person, kind):
    bare, soft = verb[:2]
    if kind == "negative":
        bare = soft = attach(bare, "mA")
    if tense == "past":
        made, ending = attach(attach(bare, "DI"), PAST[person]), ""
    elif tense == "present":
        made, ending = attach(soft[:-1] if soft[-1] in HARMONY else soft, "Iyor"), OTHER[person]
    else:
        made, ending = attach(soft, "(y)AcAk"), OTHER[person]
    if kind == "question":
        made = attach(made, " mI")
    elif made.endswith("k") and ending.startswith("("):
        made = made[:-1] + "ğ"
    return attach(made, ending)


for verb in (MOVES[0], VERBS[7], VERBS[8]):
    print(*[conjugate(verb, tense, 0, kind) for tense in TIMES for kind in ("plain", "negative")], sep=", ")
    print(*[conjugate(verb, tense, 4, "question") + "?" for tense in TIMES], sep=", ")

# %% pairs
import random

rng = random.Random(42)


def turkish(subject, verb, thing, place, time, tense, kind):
    words = [subject[0], time[0], inflect(thing, "acc") if thing else "", inflect(place, verb[2])]
    text = " ".join(filter(None, words)) + " " + conjugate(verb, tense, int(subject[2]), kind)
    return (text[0].replace("i", "İ").upper() + text[1:]) + ("?" if kind == "question" else ".")


def english(subject, verb, thing, place, time, tense, kind):
    helper = {"past": "did", "present": ["am", "are", "is", "are", "are", "are"][int(subject[2])], "future": "will"}[tense]
    form = verb[5] if tense == "present" else verb[4] if tense == "past" and kind == "plain" else verb[3]
    start = [subject[1], "" if tense == "past" else helper]
    if kind != "plain":
        start = [helper, subject[1]] if kind == "question" else [subject[1], helper, "not"]
    where = place[2] if verb[2] == "loc" else {"dat": "to ", "abl": "from "}[verb[2]] + place[2].split(" ", 1)[1]
    text = " ".join(filter(None, [*start, form, f"the {thing[2]}" if thing else "", where, time[1]]))
    return text[0].upper() + text[1:] + ("?" if kind == "question" else ".")


def make():
    verb = rng.choice(VERBS + MOVES)
    tense = rng.choice(list(TIMES))
    parts = dict(subject=rng.choice(SUBJECTS), verb=verb, thing=rng.choice(OBJECTS) if verb in VERBS else None)
    parts |= dict(place=rng.choice(PLACES), time=rng.choice(TIMES[tense]), tense=tense)
    parts |= dict(kind=rng.choice(["plain", "plain", "negative", "question"]))
    return {"tr": turkish(**parts), "en": english(**parts), "parts": parts}


made = list({(row["tr"], row["en"]): row for row in (make() for _ in range(6000))}.values())
UNSEEN = {"mutfaktan", "köye", "izmir'de"}
unseen = [row for row in made if UNSEEN & set(lower(row["tr"]).split())]
known = [row for row in made if not UNSEEN & set(lower(row["tr"]).split())]
test, validation = known[:300], known[300:400]
kept = {row[side] for row in test + validation + unseen for side in ("tr", "en")}
train = [row for row in known[400:] if row["tr"] not in kept and row["en"] not in kept]
print(len(made), "train", len(train), "validation", len(validation), "test", len(test), "unseen forms", len(unseen))
for row in made[:6]:
    print(row["tr"], "->", row["en"])

# %% measures
import math
import re
from collections import Counter


def overlap(right, said, size):
    one, two = (Counter(tuple(text[place : place + size]) for place in range(len(text) - size + 1)) for text in (right, said))
    return sum((one & two).values()), sum(two.values()), sum(one.values())


def totals(rights, saids, size, parts):
    return [sum(column) for column in zip(*[overlap(parts(right), parts(said), size) for right, said in zip(rights, saids)])]


def bleu(rights, saids):
    words = lambda text: re.findall(r"\w[\w'’]*|[^\w\s]", text)
    counts = [totals(rights, saids, size, words) for size in range(1, 5)]
    if any(shared == 0 for shared, _, _ in counts):
        return 0.0
    brevity = min(0, 1 - counts[0][2] / counts[0][1])
    return 100 * math.exp(brevity + sum(math.log(shared / said) for shared, said, _ in counts) / 4)


def chrf(rights, saids):
    counts = [totals(rights, saids, size, lambda text: "".join(text.split())) for size in range(1, 7)]
    counts = [row for row in counts if row[1] and row[2]]
    precision, recall = (sum(row[0] / row[place] for row in counts) / len(counts) for place in (1, 2))
    return 100 * 5 * precision * recall / (4 * precision + recall) if precision + recall else 0.0


right = "Annem yarın ekmeği pazardan getirecek."
for said in (
    "Annem yarın ekmeği pazardan getirecek.",
    "Annem yarın ekmeği pazarda getirecek.",
    "Annem yarın ekmekleri pazardan getirecek.",
    "Annem yarın ekmeği pazardan getirmeyecek.",
    "Annem yarın ekmeği pazardan taşıyacak.",
    "Yarın annem ekmeği pazardan getirecek.",
):
    print(f"{bleu([right], [said]):5.1f} {chrf([right], [said]):5.1f}  {said}")

# %% tokenizer
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, processors, trainers
from transformers import PreTrainedTokenizerFast

special = ["[PAD]", "[UNK]", "[EOS]", ">>tur<<", ">>eng<<"]
learned = Tokenizer(models.BPE(unk_token="[UNK]"))
learned.pre_tokenizer = pre_tokenizers.Sequence([pre_tokenizers.Metaspace(), pre_tokenizers.Punctuation()])
learned.decoder = decoders.Metaspace()
learned.train_from_iterator(
    [text for row in [*train, *natural["train"]] for text in (row["tr"], row["en"])],
    trainers.BpeTrainer(vocab_size=600, special_tokens=special, show_progress=False),
)
learned.post_processor = processors.TemplateProcessing(single="$A [EOS]", special_tokens=[("[EOS]", 2)])
tokenizer = PreTrainedTokenizerFast(
    tokenizer_object=learned,
    pad_token="[PAD]",
    unk_token="[UNK]",
    eos_token="[EOS]",
    additional_special_tokens=special[3:],
    model_max_length=64,
)

for text in ("Annem ekmeği mutfaktan getirecek.", "My mother will bring the bread from the kitchen."):
    print(tokenizer.tokenize(text))

# %% encode
from datasets import Dataset

SIDES = {">>eng<<": ("tr", "en"), ">>tur<<": ("en", "tr")}


def encode(row):
    source, target = SIDES[row["tag"]]
    encoded = tokenizer(row["tag"] + row[source], text_target=row[target], truncation=True)
    return {name: encoded[name] for name in ("input_ids", "attention_mask", "labels")}


def both(rows):
    rows = [{"tag": tag, "tr": row["tr"], "en": row["en"]} for row in rows for tag in SIDES]
    return Dataset.from_list(rows).map(encode, remove_columns=["tag", "tr", "en"])


data = {"train": both([*train, *natural["train"]]), "validation": both(validation)}
for row in data["train"].select(range(2)):
    print(tokenizer.decode(row["input_ids"]), "|", tokenizer.decode(row["labels"]))

# %% model
from transformers import MarianConfig, MarianMTModel

config = MarianConfig(
    vocab_size=len(tokenizer),
    d_model=96,
    encoder_layers=2,
    decoder_layers=2,
    encoder_attention_heads=4,
    decoder_attention_heads=4,
    encoder_ffn_dim=192,
    decoder_ffn_dim=192,
    max_position_embeddings=64,
    scale_embedding=True,
    dropout=0.0,
    pad_token_id=tokenizer.pad_token_id,
    eos_token_id=tokenizer.eos_token_id,
    decoder_start_token_id=tokenizer.pad_token_id,
    forced_eos_token_id=None,
)
model = MarianMTModel(config)
print(f"{model.num_parameters():_}")

# %% train
from transformers import DataCollatorForSeq2Seq, Seq2SeqTrainer, Seq2SeqTrainingArguments

collator = DataCollatorForSeq2Seq(tokenizer, model=model)
batch = collator([data["train"][place] for place in (0, 5)])
print(batch["labels"][:, -6:].tolist())
arguments = Seq2SeqTrainingArguments(
    output_dir="ceviri",
    max_steps=500,
    learning_rate=2e-3,
    warmup_steps=0.1,
    per_device_train_batch_size=64,
    eval_strategy="steps",
    eval_steps=50,
    logging_steps=50,
    save_strategy="no",
    report_to="none",
    seed=42,
)
trainer = Seq2SeqTrainer(
    model=model,
    args=arguments,
    train_dataset=data["train"],
    eval_dataset=data["validation"],
    data_collator=collator,
    processing_class=tokenizer,
)
trainer.train()
history = [row for row in trainer.state.log_history if "loss" in row]
checks = [row for row in trainer.state.log_history if "eval_loss" in row]
for one, two in zip(history, checks):
    print(f"{one['step']:4}  {one['loss']:.2f}  {two['eval_loss']:.2f}")

# %% figure loss
figure = {
    "x": [row["step"] for row in history],
    "xName": "step",
    "yName": "loss",
    "lines": {
        "train": [round(row["loss"], 3) for row in history],
        "validation": [round(row["eval_loss"], 3) for row in checks],
    },
}

# %% translate
import torch


def translate(texts, tag, **options):
    made = []
    for place in range(0, len(texts), 50):
        tagged = [tag + text for text in texts[place : place + 50]]
        inputs = tokenizer(tagged, return_tensors="pt", padding=True, truncation=True, return_token_type_ids=False)
        with torch.inference_mode():
            ids = model.eval().generate(**inputs, max_new_tokens=48, **options)
        made += tokenizer.batch_decode(ids, skip_special_tokens=True)
    return made


def report(name, rights, saids):
    same = sum(right == said for right, said in zip(rights, saids)) / len(rights)
    print(f"{name:16} {bleu(rights, saids):5.1f} {chrf(rights, saids):5.1f}  {same:.2f}")


saids = {}
for tag, (source, target) in SIDES.items():
    for name, rows in (("test", test), ("unseen forms", unseen), ("natural", natural["test"])):
        saids[tag, name] = translate([row[source] for row in rows], tag)
        report(f"{tag} {name}", [row[target] for row in rows], saids[tag, name])

# %% samples
for name, rows in (("test", test), ("unseen forms", unseen), ("natural", natural["test"])):
    for place in range(2):
        row = rows[place]
        print(f"{name}: {row['en']} | {row['tr']} | {saids['>>tur<<', name][place]}")

# %% accepted
def accepted(row, build):
    subject = row["parts"]["subject"]
    same = (1,) if build is turkish else (0, 2)
    alike = [one for one in SUBJECTS if all(one[place] == subject[place] for place in same)]
    return {build(**(row["parts"] | {"subject": one})) for one in alike}


for tag, build in ((">>eng<<", english), (">>tur<<", turkish)):
    said = saids[tag, "test"]
    one = sum(row[SIDES[tag][1]] == text for row, text in zip(test, said))
    any_of = sum(text in accepted(row, build) for row, text in zip(test, said))
    print(f"{tag}  one reference {one / len(test):.2f}  all that are right {any_of / len(test):.2f}")

# %% guessed
def count(rows, texts, is_so):
    return sum(bool(is_so(row["parts"]["subject"][1], text)) for row, text in zip(rows, texts))


you = [place for place, row in enumerate(test) if row["parts"]["subject"][1] == "you"]
o = [place for place, row in enumerate(test) if row["parts"]["subject"][0] == "o"]
for name, places, tag, sign in (
    ("siz", you, ">>tur<<", r"n[ıiuü]z[.?]$"),
    ("she", o, ">>eng<<", r"\b[Ss]he\b"),
):
    rights = [test[place][SIDES[tag][1]] for place in places]
    texts = [saids[tag, "test"][place] for place in places]
    print(name, len(places), *[sum(bool(re.search(sign, text)) for text in column) for column in (rights, texts)])

# %% spelling
plain = str.maketrans("çğıöşüÇĞİÖŞÜ", "cgiosuCGIOSU")
spellings = {
    "glued mi": lambda text: re.sub(r" (m[ıiuü])", r"\1", text),
    "no apostrophe": lambda text: text.replace("'", ""),
    "curly apostrophe": lambda text: text.replace("'", "’"),
    "ASCII letters": lambda text: text.translate(plain),
    "upper(), Turkish": lambda text: text.replace("i", "İ").upper(),
    "upper(), Python": lambda text: text.upper(),
}
for name, spell in spellings.items():
    rows = [row for row in test if spell(row["tr"]) != row["tr"]][:100]
    rights = [row["en"] for row in rows]
    before, after = (translate([change(row["tr"]) for row in rows], ">>eng<<") for change in (str, spell))
    print(f"{name:16} {len(rows):3}  {chrf(rights, before):5.1f} {chrf(rights, after):5.1f}")
print(spellings["upper(), Python"]("dün git"), spellings["upper(), Turkish"]("dün git"), len("İ".lower()))

# %% beams
for tag, (source, target) in SIDES.items():
    report(f"{tag} beams", [row[target] for row in test], translate([row[source] for row in test], tag, num_beams=4))

# %% wrong-tag
same = translate([row["tr"] for row in test[:100]], ">>tur<<")
print(f"{sum(text == row['tr'] for text, row in zip(same, test)) / len(same):.2f}")
for row, text in list(zip(test, same))[:2]:
    print(row["tr"], "|", text)

# %% shorter
rights = [row["tr"] for row in test]
cut = [" ".join(text.split()[:-1]) for text in rights]
print(f"{bleu(rights, cut):.1f} {chrf(rights, cut):.1f}")
