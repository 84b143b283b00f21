"""Cases of `convert.py` and `folder_logits.py`: encoders with words of their own, and what scores
texts."""

import torch
from transformers import AutoModel, AutoModelForSequenceClassification

import cases
import models_apart
from cases import ABSENT

SIZES = {
    "vocab_size": 512, "hidden_size": 64, "intermediate_size": 96, "num_hidden_layers": 2,
    "num_attention_heads": 4, "max_position_embeddings": 256, "bos_token_id": 1, "eos_token_id": 2,
    "pad_token_id": 0,
}
DISTIL = {
    "vocab_size": 512, "dim": 64, "hidden_dim": 96, "n_layers": 2, "n_heads": 4,
    "max_position_embeddings": 256, "pad_token_id": 0,
}
ROBERTA = {**SIZES, "bos_token_id": 0, "pad_token_id": 1, "type_vocab_size": 1}
MODERN = {
    **SIZES, "num_hidden_layers": 4, "local_attention": 8, "global_attn_every_n_layers": 3,
    "cls_token_id": 1, "sep_token_id": 2, "rope_parameters": {
        "full_attention": {"rope_type": "default", "rope_theta": 5000.0},
        "sliding_attention": {"rope_type": "default", "rope_theta": 500.0},
    },
}
NAMES = {"id2label": {0: "no", 1: "yes"}, "label2id": {"no": 0, "yes": 1}}
# what the makers of nomic-embed-text call what transformers calls otherwise
NOMIC = {
    "model_type": "nomic_bert_apart", "n_embd": 64, "n_head": 4, "n_inner": 96, "n_layer": 2,
    "n_positions": 8192, "max_trained_positions": 2048, "layer_norm_epsilon": 1e-12,
    "activation_function": "swiglu", "causal": False, "qkv_proj_bias": False,
    "mlp_fc1_bias": False, "mlp_fc2_bias": False, "prenorm": False, "rotary_emb_fraction": 1.0,
    "rotary_emb_interleaved": False, "rotary_emb_scale_base": None, "rotary_emb_base": 1000,
    **{key: ABSENT for key in [
        "hidden_size", "num_attention_heads", "intermediate_size", "num_hidden_layers",
        "max_position_embeddings", "layer_norm_eps", "hidden_act", "rope_parameters", "head_dim",
        "id2label", "label2id",
    ]},
}


def scores(model, tokens):
    """Returns the scores of a text."""
    with torch.no_grad():
        return model.double()(torch.tensor([tokens])).logits


def word_pieces(kind):
    """Reads the vocabulary as that of BERT: the name of its class is not the makers'."""
    from conversion.bert import BertModel

    kind.set_vocab = BertModel.set_vocab


def folders(folder, with_pooling):
    """Returns all cases."""
    embeds = {"is_whole": True, "auto": AutoModel, "is_encoder": True,
              "logits": cases.hidden_states, "finish": with_pooling}
    ranks = {"is_whole": True, "auto": AutoModelForSequenceClassification, "is_encoder": True,
             "logits": scores}
    return [
        folder("nomic_bert", "nomic_bert", "bert-bge", SIZES, hparams=NOMIC, **embeds),
        folder("nomic_bert-moe", "nomic_bert", "bert-bge", {},
               build=lambda: models_apart.Nomic(512), save=models_apart.save_nomic,
               logits=models_apart.nomic_states, finish=with_pooling, is_encoder=True),
        folder("jina_bert", "jina_bert", "bert-bge", {}, build=lambda: models_apart.Jina(512),
               save=models_apart.save_jina, logits=models_apart.jina_states,
               finish=with_pooling, is_encoder=True, patch=word_pieces),
        folder("distilbert", "distilbert", "bert-bge", DISTIL, **embeds),
        folder("distilbert-scores", "distilbert", "bert-bge", {**DISTIL, "num_labels": 3},
               is_added=("classifier.activation",), **ranks),
        folder("roberta", "roberta", "roberta-bpe", ROBERTA, **embeds),
        folder("roberta-scores", "roberta", "roberta-bpe", {**ROBERTA, **NAMES}, **ranks),
        # the converter leaves out the matrix before the one that makes scores, and has no word for
        # documents of another kind of text than queries
        folder("bert-scores", "bert", "bert-bge", {**SIZES, "num_labels": 1},
               is_added=("cls.weight", "cls.bias", "classifier.pair_types"), **ranks),
        # the converter leaves out these names, and nothing reads two scores without any
        folder("bert-scores-two", "bert", "bert-bge", SIZES, is_added=(
            "cls.weight", "cls.bias", "cls.output.weight", "cls.output.bias",
            "bert.classifier.output_labels", "classifier.pair_types",
        ), **ranks),
        folder("modern_bert-scores", "modernbert", "olmo", {
            **MODERN, **NAMES, "classifier_pooling": "mean",
        }, **ranks),
        folder("modern_bert-scores-first", "modernbert", "olmo", {
            **MODERN, "num_labels": 1, "classifier_pooling": "cls", "classifier_bias": False,
        }, **ranks),
    ]
