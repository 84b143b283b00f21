//! Parameters of rules, as they are written.

use super::lex::{Lexeme, Offset};
use super::parameter::{Argument, Bits, Comparison, ParameterCondition};
use super::parse::{LarkParser, MAX_NESTING};
use crate::Error;

impl LarkParser<'_> {
    /// Reads `(`, what `read` reads, and `)`.
    fn in_parentheses<T>(
        &mut self,
        read: impl FnOnce(&mut Self) -> Result<T, Error>,
    ) -> Result<T, Error> {
        self.sign("(")?;
        let value = read(self)?;
        self.sign(")")?;
        Ok(value)
    }

    pub(super) fn argument(&mut self) -> Result<Argument, Error> {
        if self.eat_sign("_") {
            return Ok(Argument::Same);
        }
        let at = self.at();
        let name = match self.next() {
            Lexeme::Number(number) => return Ok(Argument::Number(number as u64)),
            Lexeme::RuleName(name) => name,
            _ => {
                self.pos -= 1;
                return Err(self.expected(ARGUMENTS));
            }
        };
        match name.as_str() {
            "incr" => self.in_parentheses(Self::bits).map(Argument::Incremented),
            "decr" => self.in_parentheses(Self::bits).map(Argument::Decremented),
            "bit_and" => self.in_parentheses(Self::bit_mask).map(Argument::And),
            "bit_or" => self.in_parentheses(Self::bit_mask).map(Argument::Or),
            "set_bit" => self.in_parentheses(|p| p.bit(63)).map(|bit| Argument::Or(1 << bit)),
            "clear_bit" => self.in_parentheses(|p| p.bit(63)).map(|bit| Argument::And(!(1 << bit))),
            _ => Err(self.error(at, &format!("`{name}`"), ARGUMENTS)),
        }
    }

    fn bit_mask(&mut self) -> Result<u64, Error> {
        if let Lexeme::Number(number) = self.next() {
            Ok(number as u64)
        } else {
            self.pos -= 1;
            Err(self.expected("a whole number"))
        }
    }

    /// Reads the number of a bit, or of the one past the last.
    fn bit(&mut self, most: u32) -> Result<u32, Error> {
        let at = self.at();
        let bit = self.bound()?;
        if bit > most {
            let expected = format!("a bit from 0 to {most}");
            return Err(self.error(at, &bit.to_string(), &expected));
        }
        Ok(bit)
    }

    /// Reads `_` or `[0:3]`.
    fn bits(&mut self) -> Result<Bits, Error> {
        if self.eat_sign("_") {
            return Ok(Bits::ALL);
        }
        let at = self.at();
        self.sign("[")?;
        let from = self.bit(63)?;
        self.sign(":")?;
        let to = self.bit(64)?;
        self.sign("]")?;
        if to <= from {
            return Err(self.error(at, &format!("[{from}:{to}]"), "bits in ascending order"));
        }
        Ok(Bits { from, to })
    }

    /// Reads a condition that stands in `depth` others.
    pub(super) fn condition(&mut self, depth: usize) -> Result<ParameterCondition, Error> {
        if depth > MAX_NESTING {
            let what = format!("rule `{}`: nesting of conditions", self.rule);
            return Err(Error::Limit { what, limit: MAX_NESTING });
        }
        let at = self.at();
        let Lexeme::RuleName(name) = self.next() else {
            self.pos -= 1;
            return Err(self.expected(CONDITIONS));
        };
        let one_bit = |from| Bits { from, to: from + 1 };
        let compare = ParameterCondition::Compare;
        match name.as_str() {
            "true" => {
                if self.eat_sign("(") {
                    self.sign(")")?;
                }
                Ok(ParameterCondition::True)
            }
            "not" => {
                let inner = self.in_parentheses(|p| p.condition(depth + 1))?;
                Ok(ParameterCondition::Not(Box::new(inner)))
            }
            "and" | "or" => {
                let both = self.in_parentheses(|p| {
                    let first = p.condition(depth + 1)?;
                    p.sign(",")?;
                    Ok(Box::new([first, p.condition(depth + 1)?]))
                })?;
                Ok(if name == "and" {
                    ParameterCondition::And(both)
                } else {
                    ParameterCondition::Or(both)
                })
            }
            "bit_clear" => {
                let bit = self.in_parentheses(|p| p.bit(63))?;
                Ok(compare(Comparison::Equal, one_bit(bit), 0))
            }
            "bit_set" => {
                let bit = self.in_parentheses(|p| p.bit(63))?;
                Ok(compare(Comparison::Equal, one_bit(bit), 1))
            }
            "is_zeros" => {
                let bits = self.in_parentheses(Self::bits)?;
                Ok(compare(Comparison::Equal, bits, 0))
            }
            "is_ones" => self.in_parentheses(Self::bits).map(ParameterCondition::are_ones),
            _ => self.comparison(&name, at),
        }
    }

    /// Reads the bits and the number that are compared as `name` says.
    fn comparison(&mut self, name: &str, at: Offset) -> Result<ParameterCondition, Error> {
        let counts = name.strip_prefix("bit_count_");
        let Some(how) = Comparison::named(counts.unwrap_or(name)) else {
            return Err(self.error(at, &format!("`{name}`"), CONDITIONS));
        };
        self.in_parentheses(|p| {
            let bits = p.bits()?;
            p.sign(",")?;
            let number = p.bit_mask()?;
            Ok(match counts {
                Some(_) => ParameterCondition::Count(how, bits, number),
                None => ParameterCondition::Compare(how, bits, number),
            })
        })
    }
}

/// The numbers that a rule may hand on, for an error.
const ARGUMENTS: &str =
    "a number, `_`, `set_bit`, `clear_bit`, `bit_and`, `bit_or`, `incr` or `decr`";

/// The conditions that there are, for an error.
const CONDITIONS: &str = "`eq`, `ne`, `lt`, `le`, `gt`, `ge`, `bit_set`, `bit_clear`, `is_ones`, \
                          `is_zeros`, `bit_count_eq` and so on, `and`, `or`, `not` or `true`";
