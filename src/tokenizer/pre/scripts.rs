//! Words of twenty scripts by the patterns of the makers' own tokenizers, run by Hugging Face's
//! `tokenizers`; names side by side cut the same.

/// A text, and its words under each of the names, with `|` between.
pub(super) type Script = (&'static str, &'static [(&'static str, &'static str)]);

/// Marks and joiners are escaped, so that no editor composes them.
#[rustfmt::skip]
pub(super) const SCRIPTS: [Script; 26] = [
    // Latin
    ("L’été, ÉCOLE Straße", &[
        ("gpt-2 deepseek-v3 youtu deepseek-coder", "L|’|été|,| ÉCOLE| Straße"),
        ("llama3 qwen2 qwen35 gpt-4o tekken kimi-k2 tiny_aya", "L|’été|,| ÉCOLE| Straße"),
        ("exaone-moe", "L|’été|,| ÉCOLE Straße"),
    ]),
    // Latin NFD
    ("Vie\u{323}\u{302}t E\u{301}cole", &[
        ("gpt-2 deepseek-coder", "Vie|\u{323}\u{302}|t| E|\u{301}|cole"),
        ("llama3", "Vie|\u{323}\u{302}|t| E|\u{301}cole"),
        ("qwen2 qwen35", "Việt| École"),
        ("deepseek-v3 gpt-4o tekken kimi-k2 tiny_aya youtu", "Vie\u{323}\u{302}t| E\u{301}cole"),
        ("exaone-moe", "Vie\u{323}\u{302}t E\u{301}cole"),
    ]),
    // Greek
    ("ΣΊΣΥΦΟΣ Ἄνθρωπος", &[
        (
        "gpt-2 llama3 qwen2 qwen35 deepseek-v3 gpt-4o tekken kimi-k2 tiny_aya youtu",
        "ΣΊΣΥΦΟΣ| Ἄνθρωπος",
        ),
        ("deepseek-coder", "ΣΊΣΥΦΟΣ| |Ἄ|νθρωπος"),
        ("exaone-moe", "ΣΊΣΥΦΟΣ Ἄνθρωπος"),
    ]),
    // Cyrillic
    ("ЖЖж Їжак", &[
        (
        "gpt-2 llama3 qwen2 qwen35 deepseek-v3 gpt-4o tekken kimi-k2 tiny_aya youtu deepseek-coder",
        "ЖЖж| Їжак",
        ),
        ("exaone-moe", "ЖЖж Їжак"),
    ]),
    // Hebrew
    ("ב\u{5b0}\u{5bc}ר\u{5b5}אש\u{5b4}\u{5c1}ית ב\u{5b8}\u{5bc}ר\u{5b8}א", &[
        (
        "gpt-2 deepseek-coder",
        "ב|\u{5b0}\u{5bc}|ר|\u{5b5}|אש|\u{5b4}\u{5c1}|ית| ב|\u{5b8}\u{5bc}|ר|\u{5b8}|א",
        ),
        (
        "llama3 qwen2",
        "ב|\u{5b0}\u{5bc}|ר|\u{5b5}אש|\u{5b4}\u{5c1}|ית| ב|\u{5b8}\u{5bc}|ר|\u{5b8}א",
        ),
        (
        "qwen35 deepseek-v3 gpt-4o tekken kimi-k2 tiny_aya youtu",
        "ב\u{5b0}\u{5bc}ר\u{5b5}אש\u{5b4}\u{5c1}ית| ב\u{5b8}\u{5bc}ר\u{5b8}א",
        ),
        ("exaone-moe", "ב\u{5b0}\u{5bc}ר\u{5b5}אש\u{5b4}\u{5c1}ית ב\u{5b8}\u{5bc}ר\u{5b8}א"),
    ]),
    // Arabic
    ("م\u{64e}ر\u{652}ح\u{64e}ب\u{64b}ا ١٢٣٤", &[
        ("gpt-2", "م|\u{64e}|ر|\u{652}|ح|\u{64e}|ب|\u{64b}|ا| ١٢٣٤"),
        ("llama3", "م|\u{64e}ر|\u{652}ح|\u{64e}ب|\u{64b}ا| |١٢٣|٤"),
        ("qwen2", "م|\u{64e}ر|\u{652}ح|\u{64e}ب|\u{64b}ا| |١|٢|٣|٤"),
        ("qwen35 tekken youtu exaone-moe", "م\u{64e}ر\u{652}ح\u{64e}ب\u{64b}ا| |١|٢|٣|٤"),
        ("deepseek-v3 gpt-4o kimi-k2", "م\u{64e}ر\u{652}ح\u{64e}ب\u{64b}ا| |١٢٣|٤"),
        ("tiny_aya", "م\u{64e}ر\u{652}ح\u{64e}ب\u{64b}ا| |١|٢٣٤"),
        ("deepseek-coder", "م|\u{64e}|ر|\u{652}|ح|\u{64e}|ب|\u{64b}|ا| |١|٢|٣|٤"),
    ]),
    // Devanagari
    ("ह\u{93f}न\u{94d}द\u{940} म\u{947}\u{902} १२", &[
        ("gpt-2", "ह|\u{93f}|न|\u{94d}|द|\u{940}| म|\u{947}\u{902}| १२"),
        ("llama3", "ह|\u{93f}न|\u{94d}द|\u{940}| म|\u{947}\u{902}| |१२"),
        ("qwen2", "ह|\u{93f}न|\u{94d}द|\u{940}| म|\u{947}\u{902}| |१|२"),
        ("qwen35 tekken youtu", "ह\u{93f}न\u{94d}द\u{940}| म\u{947}\u{902}| |१|२"),
        ("deepseek-v3 gpt-4o kimi-k2 tiny_aya", "ह\u{93f}न\u{94d}द\u{940}| म\u{947}\u{902}| |१२"),
        ("deepseek-coder", "ह|\u{93f}|न|\u{94d}|द|\u{940}| |म|\u{947}\u{902}| |१|२"),
        ("exaone-moe", "ह\u{93f}न\u{94d}द\u{940} म\u{947}\u{902}| |१|२"),
    ]),
    // Bengali
    ("ব\u{9be}\u{982}ল\u{9be}য\u{9bc} ক\u{9cd}ষ", &[
        ("gpt-2", "ব|\u{9be}\u{982}|ল|\u{9be}|য|\u{9bc}| ক|\u{9cd}|ষ"),
        ("llama3 qwen2", "ব|\u{9be}\u{982}|ল|\u{9be}য|\u{9bc}| ক|\u{9cd}ষ"),
        (
        "qwen35 deepseek-v3 gpt-4o tekken kimi-k2 tiny_aya youtu",
        "ব\u{9be}\u{982}ল\u{9be}য\u{9bc}| ক\u{9cd}ষ",
        ),
        ("deepseek-coder", "ব|\u{9be}\u{982}|ল|\u{9be}|য|\u{9bc}| |ক|\u{9cd}|ষ"),
        ("exaone-moe", "ব\u{9be}\u{982}ল\u{9be}য\u{9bc} ক\u{9cd}ষ"),
    ]),
    // Tamil
    ("தம\u{bbf}ழ\u{bcd} ம\u{bca}ழ\u{bbf}", &[
        ("gpt-2", "தம|\u{bbf}|ழ|\u{bcd}| ம|\u{bca}|ழ|\u{bbf}"),
        ("llama3 qwen2", "தம|\u{bbf}ழ|\u{bcd}| ம|\u{bca}ழ|\u{bbf}"),
        (
        "qwen35 deepseek-v3 gpt-4o tekken kimi-k2 tiny_aya youtu",
        "தம\u{bbf}ழ\u{bcd}| ம\u{bca}ழ\u{bbf}",
        ),
        ("deepseek-coder", "தம|\u{bbf}|ழ|\u{bcd}| |ம|\u{bca}|ழ|\u{bbf}"),
        ("exaone-moe", "தம\u{bbf}ழ\u{bcd} ம\u{bca}ழ\u{bbf}"),
    ]),
    // Telugu
    ("త\u{c46}ల\u{c41}గ\u{c41} భ\u{c3e}ష", &[
        ("gpt-2", "త|\u{c46}|ల|\u{c41}|గ|\u{c41}| భ|\u{c3e}|ష"),
        ("llama3 qwen2", "త|\u{c46}ల|\u{c41}గ|\u{c41}| భ|\u{c3e}ష"),
        (
        "qwen35 deepseek-v3 gpt-4o tekken kimi-k2 tiny_aya youtu",
        "త\u{c46}ల\u{c41}గ\u{c41}| భ\u{c3e}ష",
        ),
        ("deepseek-coder", "త|\u{c46}|ల|\u{c41}|గ|\u{c41}| |భ|\u{c3e}|ష"),
        ("exaone-moe", "త\u{c46}ల\u{c41}గ\u{c41} భ\u{c3e}ష"),
    ]),
    // Thai
    ("น\u{e49}ำ ท\u{e35}\u{e48}๑๒", &[
        ("gpt-2", "น|\u{e49}|ำ| ท|\u{e35}\u{e48}|๑๒"),
        ("llama3", "น|\u{e49}ำ| ท|\u{e35}\u{e48}|๑๒"),
        ("qwen2", "น|\u{e49}ำ| ท|\u{e35}\u{e48}|๑|๒"),
        ("qwen35 tekken youtu", "น\u{e49}ำ| ท\u{e35}\u{e48}|๑|๒"),
        ("deepseek-v3 gpt-4o kimi-k2 tiny_aya", "น\u{e49}ำ| ท\u{e35}\u{e48}|๑๒"),
        ("deepseek-coder", "น|\u{e49}|ำ| |ท|\u{e35}\u{e48}|๑|๒"),
        ("exaone-moe", "น\u{e49}ำ ท\u{e35}\u{e48}|๑|๒"),
    ]),
    // Lao
    ("ນ\u{ec9}ຳ ທ\u{eb5}\u{ec8}", &[
        ("gpt-2", "ນ|\u{ec9}|ຳ| ທ|\u{eb5}\u{ec8}"),
        ("llama3 qwen2", "ນ|\u{ec9}ຳ| ທ|\u{eb5}\u{ec8}"),
        ("qwen35 deepseek-v3 gpt-4o tekken kimi-k2 tiny_aya youtu", "ນ\u{ec9}ຳ| ທ\u{eb5}\u{ec8}"),
        ("deepseek-coder", "ນ|\u{ec9}|ຳ| |ທ|\u{eb5}\u{ec8}"),
        ("exaone-moe", "ນ\u{ec9}ຳ ທ\u{eb5}\u{ec8}"),
    ]),
    // Khmer
    ("ខ\u{17d2}ម\u{17c2}រ ភ\u{17b6}ស\u{17b6}", &[
        ("gpt-2", "ខ|\u{17d2}|ម|\u{17c2}|រ| ភ|\u{17b6}|ស|\u{17b6}"),
        ("llama3 qwen2", "ខ|\u{17d2}ម|\u{17c2}រ| ភ|\u{17b6}ស|\u{17b6}"),
        (
        "qwen35 deepseek-v3 gpt-4o tekken kimi-k2 tiny_aya youtu",
        "ខ\u{17d2}ម\u{17c2}រ| ភ\u{17b6}ស\u{17b6}",
        ),
        ("deepseek-coder", "ខ|\u{17d2}|ម|\u{17c2}|រ| |ភ|\u{17b6}|ស|\u{17b6}"),
        ("exaone-moe", "ខ\u{17d2}ម\u{17c2}រ ភ\u{17b6}ស\u{17b6}"),
    ]),
    // Burmese
    ("မ\u{103c}န\u{103a}မ\u{102c} ၁၂", &[
        ("gpt-2", "မ|\u{103c}|န|\u{103a}|မ|\u{102c}| ၁၂"),
        ("llama3", "မ|\u{103c}န|\u{103a}မ|\u{102c}| |၁၂"),
        ("qwen2", "မ|\u{103c}န|\u{103a}မ|\u{102c}| |၁|၂"),
        ("qwen35 tekken youtu exaone-moe", "မ\u{103c}န\u{103a}မ\u{102c}| |၁|၂"),
        ("deepseek-v3 gpt-4o kimi-k2 tiny_aya", "မ\u{103c}န\u{103a}မ\u{102c}| |၁၂"),
        ("deepseek-coder", "မ|\u{103c}|န|\u{103a}|မ|\u{102c}| |၁|၂"),
    ]),
    // Tibetan
    ("བ\u{f7c}ད་ས\u{f90}ད། ༡", &[
        ("gpt-2", "བ|\u{f7c}|ད|་|ས|\u{f90}|ད|།| ༡"),
        ("llama3 qwen2", "བ|\u{f7c}ད|་ས|\u{f90}ད|།| |༡"),
        ("qwen35 gpt-4o tekken kimi-k2 tiny_aya youtu exaone-moe", "བ\u{f7c}ད|་ས\u{f90}ད|།| |༡"),
        ("deepseek-v3", "བ\u{f7c}ད|་|ས\u{f90}ད|།| |༡"),
        ("deepseek-coder", "བ|\u{f7c}|ད|་|ས|\u{f90}|ད|།| |༡"),
    ]),
    // Georgian
    ("ქართული ᲥᲐᲠᲗᲣᲚᲘ", &[
        (
        "gpt-2 llama3 qwen2 qwen35 deepseek-v3 gpt-4o tekken kimi-k2 tiny_aya youtu",
        "ქართული| ᲥᲐᲠᲗᲣᲚᲘ",
        ),
        ("deepseek-coder", "ქართული| |ᲥᲐᲠᲗᲣᲚᲘ"),
        ("exaone-moe", "ქართული ᲥᲐᲠᲗᲣᲚᲘ"),
    ]),
    // Armenian
    ("ՀԱՅերեն և", &[
        (
        "gpt-2 llama3 qwen2 qwen35 deepseek-v3 gpt-4o tekken kimi-k2 tiny_aya youtu deepseek-coder",
        "ՀԱՅերեն| և",
        ),
        ("exaone-moe", "ՀԱՅերեն և"),
    ]),
    // Ethiopic
    ("አማርኛ፣ ፩፪", &[
        ("gpt-2", "አማርኛ|፣| ፩፪"),
        ("llama3 deepseek-v3 gpt-4o kimi-k2 tiny_aya", "አማርኛ|፣| |፩፪"),
        ("qwen2 qwen35 tekken youtu deepseek-coder exaone-moe", "አማርኛ|፣| |፩|፪"),
    ]),
    // Hangul
    ("한국어 파일", &[
        ("gpt-2 llama3 qwen2 qwen35 deepseek-v3 gpt-4o tekken kimi-k2 tiny_aya", "한국어| 파일"),
        ("youtu deepseek-coder", "한국어| |파일"),
        ("exaone-moe", "한국어 파일"),
    ]),
    // Hangul NFD
    ("\u{1112}\u{1161}\u{11ab}\u{1100}\u{1173}\u{11af} \u{1111}\u{1161}", &[
        (
        "gpt-2 llama3 deepseek-v3 gpt-4o tekken kimi-k2 tiny_aya youtu",
        "\u{1112}\u{1161}\u{11ab}\u{1100}\u{1173}\u{11af}| \u{1111}\u{1161}",
        ),
        ("qwen2 qwen35", "한글| 파"),
        ("deepseek-coder", "\u{1112}\u{1161}\u{11ab}\u{1100}\u{1173}\u{11af}| |\u{1111}\u{1161}"),
        ("exaone-moe", "\u{1112}\u{1161}\u{11ab}\u{1100}\u{1173}\u{11af} \u{1111}\u{1161}"),
    ]),
    // Kana NFD
    ("カ\u{3099}キ\u{3099} は\u{309a}ー", &[
        ("gpt-2", "カ|\u{3099}|キ|\u{3099}| は|\u{309a}|ー"),
        ("llama3", "カ|\u{3099}キ|\u{3099}| は|\u{309a}ー"),
        ("qwen2 qwen35", "ガギ| ぱー"),
        ("deepseek-v3 youtu", "カ\u{3099}キ\u{3099}| |は\u{309a}ー"),
        ("gpt-4o tekken kimi-k2 tiny_aya", "カ\u{3099}キ\u{3099}| は\u{309a}ー"),
        ("deepseek-coder", "カ|\u{3099}|キ|\u{3099}| |は|\u{309a}|ー"),
        ("exaone-moe", "カ\u{3099}キ\u{3099} は\u{309a}ー"),
    ]),
    // Han
    ("漢字𠀀々〇12345天～", &[
        ("gpt-2", "漢字𠀀々|〇12345|天|～"),
        ("llama3 gpt-4o tiny_aya", "漢字𠀀々|〇12|345|天|～"),
        ("qwen2 qwen35 tekken exaone-moe", "漢字𠀀々|〇|1|2|3|4|5|天|～"),
        ("deepseek-v3", "漢字|𠀀々|〇12|345|天|～"),
        ("kimi-k2", "漢字𠀀々〇|123|45|天|～"),
        ("youtu deepseek-coder", "漢字|𠀀|々|〇|1|2|3|4|5|天|～"),
    ]),
    // emoji
    ("👩🏽\u{200d}🚀❤\u{fe0f} 1\u{fe0f}\u{20e3}a", &[
        ("gpt-2", "👩🏽\u{200d}🚀❤\u{fe0f}| 1|\u{fe0f}\u{20e3}|a"),
        ("llama3 qwen2 exaone-moe", "👩🏽\u{200d}🚀❤\u{fe0f}| |1|\u{fe0f}\u{20e3}|a"),
        ("qwen35", "👩🏽\u{200d}🚀❤|\u{fe0f}| |1|\u{fe0f}\u{20e3}a"),
        ("deepseek-v3", "👩🏽|\u{200d}|🚀❤|\u{fe0f}| |1|\u{fe0f}\u{20e3}a"),
        ("gpt-4o tekken kimi-k2 tiny_aya youtu", "👩🏽\u{200d}🚀❤\u{fe0f}| |1|\u{fe0f}\u{20e3}a"),
        ("deepseek-coder", "👩🏽|\u{200d}|🚀|❤|\u{fe0f} |1|\u{fe0f}|\u{20e3}|a"),
    ]),
    // digraphs
    ("ǅungla aǅ ǈB", &[
        ("gpt-2 llama3 qwen2 qwen35 deepseek-v3 deepseek-coder", "ǅungla| aǅ| ǈB"),
        ("gpt-4o tekken kimi-k2 tiny_aya youtu", "ǅungla| a|ǅ| ǈB"),
        ("exaone-moe", "ǅungla aǅ ǈB"),
    ]),
    // modifiers
    ("ʰA pʰB ªx", &[
        ("gpt-2 llama3 qwen2 qwen35 deepseek-v3 deepseek-coder", "ʰA| pʰB| ªx"),
        ("gpt-4o tekken kimi-k2 tiny_aya youtu", "ʰ|A| pʰ|B| ªx"),
        ("exaone-moe", "ʰA pʰB ªx"),
    ]),
    // contractions
    ("It's A'S x'ſB", &[
        ("gpt-2", "It|'s| A|'|S| x|'|ſB"),
        ("llama3 qwen2 qwen35 tekken exaone-moe", "It|'s| A|'S| x|'ſ|B"),
        ("deepseek-v3", "It|'s| A|'S| x|'|ſB"),
        ("gpt-4o kimi-k2 tiny_aya youtu", "It's| A'S| x'ſ|B"),
        ("deepseek-coder", "It|'|s| A|'|S| x|'|ſB"),
    ]),
];
