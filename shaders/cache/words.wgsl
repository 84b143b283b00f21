// Keys and values of two types, or in blocks: the cache is words.

alias CacheUnit = u32;
