"""The folders of models with a running state that `convert.py` compares, as the fields of its
`Folder`: name, kind, pre-tokenizer, configuration, the makers' words in config.json, tensors that
transformers does not save, and parts of the names of those that are others."""

from cases import ABSENT

EXPERTS = {"num_experts": 4, "num_experts_per_tok": 2, "moe_intermediate_size": 32}
DELTA_NET = {
    "num_hidden_layers": 4, "head_dim": 32, "linear_num_key_heads": 2, "linear_num_value_heads": 6,
    "linear_key_head_dim": 16, "linear_value_head_dim": 16,
    "rope_parameters": {
        "rope_type": "default", "rope_theta": 5000.0, "partial_rotary_factor": 0.25,
    },
}
SHARED = {"shared_expert_intermediate_size": 64}
# blocks for multi-token prediction: Qwen's without experts
DRAFTS = {
    "mtp.fc.weight": (64, 128), "mtp.norm.weight": (64,), "mtp.pre_fc_norm_embedding.weight": (64,),
    "mtp.pre_fc_norm_hidden.weight": (64,),
    **{f"mtp.layers.0.{name}.weight": shape for name, shape in {
        "input_layernorm": (64,), "post_attention_layernorm": (64,), "mlp.gate_proj": (96, 64),
        "mlp.up_proj": (96, 64), "mlp.down_proj": (64, 96), "self_attn.q_proj": (256, 64),
        "self_attn.k_proj": (64, 64), "self_attn.v_proj": (64, 64), "self_attn.o_proj": (64, 128),
        "self_attn.q_norm": (32,), "self_attn.k_norm": (32,),
    }.items()},
}
# of Qwen's with 4 experts
EXPERT_DRAFTS = {
    **{name: shape for name, shape in DRAFTS.items() if ".mlp." not in name},
    **{f"mtp.layers.0.mlp.{name}.weight": shape for name, shape in {
        "gate": (4, 64), "shared_expert_gate": (1, 64), "shared_expert.gate_proj": (64, 64),
        "shared_expert.up_proj": (64, 64), "shared_expert.down_proj": (64, 64),
        **{f"experts.{i}.gate_proj": (32, 64) for i in range(4)},
        **{f"experts.{i}.up_proj": (32, 64) for i in range(4)},
        **{f"experts.{i}.down_proj": (64, 32) for i in range(4)},
    }.items()},
}
# of Nemotron-H's with 4 experts
NEMOTRON_DRAFTS = {
    **{f"mtp.layers.0.{name}.weight": shape for name, shape in {
        "eh_proj": (64, 128), "enorm": (64,), "hnorm": (64,), "norm": (64,),
        "mixer.q_proj": (64, 64), "mixer.k_proj": (32, 64), "mixer.v_proj": (32, 64),
        "mixer.o_proj": (64, 64),
    }.items()},
    **{f"mtp.layers.1.{name}": shape for name, shape in {
        "norm.weight": (64,), "final_layernorm.weight": (64,), "mixer.gate.weight": (4, 64),
        "mixer.gate.e_score_correction_bias": (4,),
        "mixer.shared_experts.up_proj.weight": (64, 64),
        "mixer.shared_experts.down_proj.weight": (64, 64),
        **{f"mixer.experts.{i}.up_proj.weight": (32, 64) for i in range(4)},
        **{f"mixer.experts.{i}.down_proj.weight": (64, 32) for i in range(4)},
    }.items()},
}
INFINITE = {"time_step_limit": [0.0, float("inf")]}
NEMOTRON = {
    "num_hidden_layers": ABSENT, "mamba_num_heads": 8, "mamba_head_dim": 16, "n_groups": 2,
    "ssm_state_size": 16, "expand": 2, "head_dim": 16,
}
MAMBA = {
    "mamba_n_heads": 8, "mamba_d_head": 16, "mamba_n_groups": 2, "mamba_d_state": 16,
    "mamba_expand": 2, "mamba_d_conv": 4,
}
GRANITE = {
    "embedding_multiplier": 12.0, "logits_scaling": 8.0, "residual_multiplier": 0.22,
    "attention_multiplier": 0.0625, "shared_intermediate_size": 96, "num_local_experts": 0,
    "num_experts_per_tok": 0,
}

CASES = [
    ("qwen3_5", "qwen3_5_text", "qwen35", {**DELTA_NET, "tie_word_embeddings": True}),
    ("qwen3_5-mtp", "qwen3_5_text", "qwen35", {
        **DELTA_NET, "linear_num_value_heads": 2,
    }, {"mtp_num_hidden_layers": 1}, DRAFTS),
    ("qwen3_5_moe", "qwen3_5_moe_text", "qwen35", {
        **DELTA_NET, **EXPERTS, **SHARED, "intermediate_size": ABSENT, "layer_types": [
            "linear_attention", "full_attention", "linear_attention", "linear_attention",
        ],
    }, {"rope_parameters": {
        "rope_type": "default", "rope_theta": 10000000, "partial_rotary_factor": 0.25,
        "mrope_interleaved": True, "mrope_section": [2, 1, 1],
    }}),
    ("qwen3_next", "qwen3_next", "qwen2", {**DELTA_NET, **EXPERTS, **SHARED}),
    ("qwen3_next-mtp", "qwen3_next", "qwen2", {
        **DELTA_NET, **EXPERTS, **SHARED,
    }, {}, EXPERT_DRAFTS),
    ("nemotron_h", "nemotron_h", "dbrx", {
        **NEMOTRON, "layers_block_type": ["mamba", "attention", "mlp", "mamba", "mlp"],
    }, {
        **INFINITE, "hybrid_override_pattern": "M*-M-", "num_hidden_layers": 5,
        "layers_block_type": ABSENT, "num_experts_per_tok": ABSENT, "n_routed_experts": ABSENT,
        "n_group": ABSENT, "topk_group": ABSENT, "rms_norm_eps": 1e-5, "rope_theta": 10000,
    }),
    ("nemotron_h_moe", "nemotron_h", "dbrx", {
        **NEMOTRON, "layers_block_type": ["mamba", "moe", "attention", "moe"],
        "n_routed_experts": 4, "num_experts_per_tok": 2, "moe_intermediate_size": 32,
        "n_shared_experts": 1, "moe_shared_expert_intermediate_size": 64, "n_group": 2,
        "topk_group": 1, "routed_scaling_factor": 2.5,
        # the converter takes the router of the block for a matrix like others
    }, {"num_nextn_predict_layers": 1, "norm_eps": 1e-5}, NEMOTRON_DRAFTS, ("blk.4.ffn_gate_inp",)),
    ("granite_hybrid", "granitemoehybrid", "dbrx", {
        **MAMBA, **GRANITE, "num_hidden_layers": 3,
        "layer_types": ["mamba", "attention", "mamba"],
    }, {**INFINITE, "layer_types": ["mamba", "attention", "mamba"]}),
    ("granite_hybrid_moe", "granitemoehybrid", "dbrx", {
        **MAMBA, **GRANITE, "num_local_experts": 4, "num_experts_per_tok": 2,
        "shared_intermediate_size": 64, "layer_types": ["mamba", "attention"],
    }, {"layer_types": ["mamba", "attention"]}),
    ("granite_dense", "granitemoehybrid", "dbrx", {
        **MAMBA, **GRANITE, "position_embedding_type": "rope",
        "layer_types": ["attention", "attention"],
    }, {"layer_types": ["attention", "attention"]}),
    ("granite_moe_shared", "granitemoehybrid", "dbrx", {
        **MAMBA, **GRANITE, "num_local_experts": 4, "num_experts_per_tok": 2,
        "position_embedding_type": "rope", "layer_types": ["attention", "attention"],
    }, {"layer_types": ["attention", "attention"]}),
    ("granitemoeshared", "granitemoeshared", "gpt-2", {
        "num_local_experts": 4, "num_experts_per_tok": 2, "shared_intermediate_size": 64,
    }),
    # the converter pairs halves of whole heads, of which a half turns: those rows are others
    ("bamba", "bamba", "dbrx", {**MAMBA, "attn_layer_indices": [1]}, {
        "attn_rotary_emb": 8,
    }, {}, ("attn_q.weight", "attn_k.weight")),
    ("falcon_h1", "falcon_h1", "dbrx", {
        **MAMBA, "mamba_d_ssm": 128, "mamba_rms_norm": True, "mamba_norm_before_gate": False,
        "head_dim": 32, "attention_in_multiplier": 0.7, "attention_out_multiplier": 1.3,
        "key_multiplier": 0.39, "ssm_in_multiplier": 1.1, "ssm_out_multiplier": 0.9,
        "mlp_multipliers": [0.88, 0.57], "ssm_multipliers": [0.35, 0.25, 0.18, 0.5, 0.31],
        "lm_head_multiplier": 0.02, "embedding_multiplier": 5.6,
    }),
    ("mamba2", "mamba2", "dbrx", {
        "num_heads": 8, "head_dim": 16, "state_size": 16, "n_groups": 2, "expand": 2,
        "intermediate_size": ABSENT, "num_attention_heads": ABSENT, "num_key_value_heads": ABSENT,
        "max_position_embeddings": ABSENT,
    }, INFINITE),
    ("lfm2_moe", "lfm2_moe", "llama-bpe", {
        "layer_types": ["conv", "full_attention", "conv"], "num_hidden_layers": 3,
        "num_dense_layers": 1, **EXPERTS,
    }),
]
