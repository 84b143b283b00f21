//! `tokenizer.model`: the vocabulary of SentencePiece, of whose protocol buffer the pieces are
//! read: field 1, each with its text (1), its score (2) and its type (3); the kind of vocabulary (3
//! of field 2) and the rules of letters and spaces (2 to 4 of field 3).

/// A piece of the vocabulary.
pub(super) struct SentencePiece {
    /// Its text.
    pub text: Vec<u8>,
    /// Its score.
    pub score: f32,
    /// Its type, by SentencePiece's numbers, which are GGUF's.
    pub ty: i32,
}

/// Most pieces that are read.
const MAX_PIECES: usize = 1 << 24;

/// A value of a field.
enum ProtoField<'a> {
    Number(u64),
    Bytes(&'a [u8]),
    /// Four bytes.
    Fixed32([u8; 4]),
    Fixed64,
}

/// Takes the next field off the bytes, with its number.
fn take_field<'a>(bytes: &mut &'a [u8]) -> Result<(u64, ProtoField<'a>), &'static str> {
    const CUT: &str = "it breaks off";
    let key = take_number(bytes)?;
    let field = match key & 7 {
        0 => ProtoField::Number(take_number(bytes)?),
        1 => {
            let (_, rest) = bytes.split_at_checked(8).ok_or(CUT)?;
            *bytes = rest;
            ProtoField::Fixed64
        }
        2 => {
            let length = usize::try_from(take_number(bytes)?).map_err(|_| CUT)?;
            let (value, rest) = bytes.split_at_checked(length).ok_or(CUT)?;
            *bytes = rest;
            ProtoField::Bytes(value)
        }
        5 => {
            let (value, rest) = bytes.split_first_chunk::<4>().ok_or(CUT)?;
            *bytes = rest;
            ProtoField::Fixed32(*value)
        }
        _ => return Err("it has a field of an unknown kind"),
    };
    Ok((key >> 3, field))
}

/// Takes a number of seven bits a byte off the bytes.
fn take_number(bytes: &mut &[u8]) -> Result<u64, &'static str> {
    let mut number = 0u64;
    for shift in (0..64).step_by(7) {
        let (&byte, rest) = bytes.split_first().ok_or("it breaks off")?;
        *bytes = rest;
        number |= u64::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Ok(number);
        }
    }
    Err("it has a number of more than 64 bits")
}

/// Reads all pieces.
///
/// # Errors
/// Says what is wrong with the file.
pub(super) fn pieces(file: &[u8]) -> Result<Vec<SentencePiece>, &'static str> {
    let mut rest = file;
    let mut pieces = Vec::new();
    while !rest.is_empty() {
        let (1, ProtoField::Bytes(piece)) = take_field(&mut rest)? else { continue };
        if pieces.len() >= MAX_PIECES {
            return Err("it has too many pieces");
        }
        pieces.push(read_piece(piece)?);
    }
    if pieces.is_empty() {
        return Err("it has no pieces");
    }
    Ok(pieces)
}

/// The number of vocabularies of unigrams.
pub(super) const UNIGRAMS: u64 = 1;
/// The number of vocabularies of pairs that are merged.
pub(super) const PAIRS: u64 = 2;

/// The kind of a vocabulary, and the rules by which text is written anew before it is cut.
pub(super) struct Normalization {
    /// The kind, by SentencePiece's numbers; `None` if the file says nothing of its making.
    pub kind: Option<u64>,
    /// True if the file has rules; those that it leaves out are SentencePiece's own.
    pub is_said: bool,
    /// The table of texts that take the place of others, as SentencePiece has it.
    pub charsmap: Vec<u8>,
    /// A space is put before a text.
    pub adds_space: bool,
    /// Of several spaces one stays.
    pub removes_spaces: bool,
}

/// Reads the kind of a vocabulary and its rules.
///
/// # Errors
/// Says what is wrong with the file.
pub(super) fn normalization(file: &[u8]) -> Result<Normalization, &'static str> {
    let mut rules = Normalization {
        kind: None,
        is_said: false,
        charsmap: Vec::new(),
        adds_space: true,
        removes_spaces: true,
    };
    let mut rest = file;
    while !rest.is_empty() {
        let (number, ProtoField::Bytes(mut part)) = take_field(&mut rest)? else { continue };
        match number {
            2 => rules.kind = rules.kind.or(Some(UNIGRAMS)),
            3 => rules.is_said = true,
            _ => continue,
        }
        while !part.is_empty() {
            match (number, take_field(&mut part)?) {
                (2, (3, ProtoField::Number(kind))) => rules.kind = Some(kind),
                (3, (2, ProtoField::Bytes(map))) => rules.charsmap = map.to_vec(),
                (3, (3, ProtoField::Number(on))) => rules.adds_space = on != 0,
                (3, (4, ProtoField::Number(on))) => rules.removes_spaces = on != 0,
                _ => {}
            }
        }
    }
    Ok(rules)
}

fn read_piece(bytes: &[u8]) -> Result<SentencePiece, &'static str> {
    let mut piece = SentencePiece { text: Vec::new(), score: 0.0, ty: 1 };
    let mut rest = bytes;
    while !rest.is_empty() {
        match take_field(&mut rest)? {
            (1, ProtoField::Bytes(text)) => piece.text = text.to_vec(),
            (2, ProtoField::Fixed32(score)) => piece.score = f32::from_le_bytes(score),
            (3, ProtoField::Number(ty @ 1..=6)) => piece.ty = ty as i32,
            (3, _) => return Err("it has a piece of an unknown type"),
            _ => {}
        }
    }
    Ok(piece)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_read() {
        let rules = normalization(&[18, 2, 24, 1, 26, 7, 18, 3, b'a', b'b', b'c', 24, 0]).unwrap();
        assert_eq!(rules.charsmap, b"abc");
        assert!(!rules.adds_space && rules.removes_spaces);
        assert_eq!((rules.kind, rules.is_said), (Some(UNIGRAMS), true));
        let rules = normalization(&[18, 2, 24, 2]).unwrap();
        assert_eq!((rules.kind, rules.is_said), (Some(PAIRS), false));
        // a kind that is not said is SentencePiece's own; one of no making is none
        assert_eq!(normalization(&[18, 0]).unwrap().kind, Some(UNIGRAMS));
        assert_eq!(normalization(&[10, 0]).unwrap().kind, None);
        assert!(normalization(&[26, 9, 18]).is_err());
    }

    #[test]
    fn pieces_are_read() {
        let score = (-1.5f32).to_le_bytes();
        let piece = [&[10, 1, b'a', 21][..], &score, &[24, 3]].concat();
        let file = [&[10, piece.len() as u8][..], &piece, &[10, 3, 10, 1, b'b', 18, 0]].concat();
        let found = pieces(&file).unwrap();
        assert_eq!(found.len(), 2);
        assert_eq!((&found[0].text[..], found[0].score, found[0].ty), (&b"a"[..], -1.5, 3));
        assert_eq!((&found[1].text[..], found[1].ty), (&b"b"[..], 1));
        for end in 1..file.len() {
            let _ = pieces(&file[..end]);
        }
        assert!(pieces(&[10, 255, 255, 255, 255, 15]).is_err());
        assert!(pieces(&[255; 20]).is_err());
        assert!(pieces(b"").is_err());
    }
}
