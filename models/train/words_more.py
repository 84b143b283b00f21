"""Values that only training uses: what is copied must be read, not known. The evaluation keeps to the held-out tenth of `words.py`.

Things that can be counted stand as `one/many`.
"""

import tables
import words

MORE = {name: words._l(text) for name, text in tables.tree("words_more", "MORE").items()}
MORE["PRODUCT"] = [tuple(pair.split("/")) for pair in MORE["PRODUCT"]]
