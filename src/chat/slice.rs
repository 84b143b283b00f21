//! Slices with a step, as Python takes them: `text[::-1]`, `items[8:2:-2]`. The interpreter's own
//! panic over an empty text, take a stop of 0 for none, and start within what they should miss.

use minijinja::value::{Tuple, Value, ValueKind};
use minijinja::{Error, ErrorKind, State};

use super::bounds;

/// Returns `value[start:stop:step]`; each of the three may be none.
pub(super) fn slice(state: &mut State, value: &Value, args: &[Value]) -> Result<Value, Error> {
    let (start, stop, step): (Option<i64>, Option<i64>, Option<i64>) =
        minijinja::value::from_args(args)?;
    let step = step.unwrap_or(1);
    if step == 0 {
        return Err(Error::new(ErrorKind::InvalidOperation, "a slice has a step of 0"));
    }
    if let Some(text) = value.as_str() {
        let chars: Vec<char> = text.chars().collect();
        let taken = positions(start, stop, step, chars.len());
        return bounds::made(state, Value::from(taken.map(|i| chars[i]).collect::<String>()));
    }
    match value.kind() {
        ValueKind::Undefined | ValueKind::None => Ok(Value::from(Vec::<Value>::new())),
        ValueKind::Seq | ValueKind::Iterable => {
            let items = bounds::items(state, value)?;
            let taken: Vec<Value> =
                positions(start, stop, step, items.len()).map(|i| items[i].clone()).collect();
            let taken =
                if value.is_tuple() { Value::from(Tuple::from(taken)) } else { Value::from(taken) };
            bounds::made(state, taken)
        }
        kind => Err(Error::new(
            ErrorKind::InvalidOperation,
            format!("value of type {kind} cannot be sliced"),
        )),
    }
}

/// Returns the positions that a slice of `n` items takes, in its order. As in Python, a number
/// below 0 counts from the end, and one beyond an end is that end.
fn positions(
    start: Option<i64>,
    stop: Option<i64>,
    step: i64,
    n: usize,
) -> impl Iterator<Item = usize> {
    let n = i64::try_from(n).unwrap_or(i64::MAX);
    // where a slice begins or ends at most, in each direction
    let low = if step < 0 { -1 } else { 0 };
    let high = if step < 0 { n - 1 } else { n };
    let position = |at: i64| if at < 0 { at.saturating_add(n) } else { at }.clamp(low, high);
    let first = start.map_or(if step < 0 { high } else { low }, position);
    let end = stop.map_or(if step < 0 { low } else { high }, position);
    let next = move |&at: &i64| at.checked_add(step);
    std::iter::successors(Some(first), next)
        .take_while(move |&at| if step < 0 { at > end } else { at < end })
        .filter_map(|at| usize::try_from(at).ok())
}

#[cfg(test)]
mod tests {
    use super::positions;

    #[test]
    fn places_are_pythons() {
        let taken = |start, stop, step, n| positions(start, stop, step, n).collect::<Vec<_>>();
        assert_eq!(taken(None, None, -1, 0), [0usize; 0]);
        assert_eq!(taken(None, None, -1, 3), [2, 1, 0]);
        assert_eq!(taken(None, Some(0), -1, 3), [2, 1]);
        assert_eq!(taken(Some(2), Some(0), -1, 3), [2, 1]);
        assert_eq!(taken(Some(-5), None, -1, 3), [0usize; 0]);
        assert_eq!(taken(Some(0), Some(9), -1, 3), [0usize; 0]);
        assert_eq!(taken(Some(99), Some(-99), -2, 4), [3, 1]);
        assert_eq!(taken(Some(-3), Some(i64::MAX), 2, 5), [2, 4]);
        assert_eq!(taken(Some(i64::MIN), Some(i64::MAX), i64::MAX, 5), [0]);
        assert_eq!(taken(Some(i64::MAX), Some(i64::MIN), i64::MIN, 5), [4]);
    }
}
