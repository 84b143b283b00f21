//! Parameters of rules: a number of 64 bits that a rule hands on to those that it uses.
//!
//! A rule with a parameter is as many rules as there are numbers that come to it; conditions and
//! what is handed on are worked out while the grammar is compiled.

/// Bits of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bits {
    /// The first.
    pub from: u32,
    /// The one past the last.
    pub to: u32,
}

impl Bits {
    /// All bits.
    pub(super) const ALL: Bits = Bits { from: 0, to: 64 };

    /// Returns the number that the bits make, at most.
    fn most(self) -> u64 {
        let n = self.to - self.from;
        if n == 64 { u64::MAX } else { (1 << n) - 1 }
    }

    fn of(self, parameter: u64) -> u64 {
        (parameter >> self.from) & self.most()
    }
}

/// The number that a rule hands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Argument {
    Number(u64),
    /// Its own.
    Same,
    And(u64),
    Or(u64),
    Incremented(Bits),
    Decremented(Bits),
}

impl Argument {
    /// Returns the number that is handed on where `parameter` was.
    pub(super) fn value(self, parameter: u64) -> u64 {
        match self {
            Argument::Number(number) => number,
            Argument::Same => parameter,
            Argument::And(mask) => parameter & mask,
            Argument::Or(mask) => parameter | mask,
            Argument::Incremented(bits) if bits.of(parameter) == bits.most() => parameter,
            Argument::Incremented(bits) => parameter + (1 << bits.from),
            Argument::Decremented(bits) if bits.of(parameter) == 0 => parameter,
            Argument::Decremented(bits) => parameter - (1 << bits.from),
        }
    }

    /// Returns whether the number depends on that of the rule.
    pub(super) fn needs_parameter(self) -> bool {
        !matches!(self, Argument::Number(_))
    }
}

/// A comparison of two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Comparison {
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}

impl Comparison {
    /// Returns the comparison of a name such as `eq`.
    pub(super) fn named(name: &str) -> Option<Comparison> {
        Some(match name {
            "eq" => Comparison::Equal,
            "ne" => Comparison::NotEqual,
            "lt" => Comparison::Less,
            "le" => Comparison::LessOrEqual,
            "gt" => Comparison::Greater,
            "ge" => Comparison::GreaterOrEqual,
            _ => return None,
        })
    }

    fn holds(self, a: u64, b: u64) -> bool {
        match self {
            Comparison::Equal => a == b,
            Comparison::NotEqual => a != b,
            Comparison::Less => a < b,
            Comparison::LessOrEqual => a <= b,
            Comparison::Greater => a > b,
            Comparison::GreaterOrEqual => a >= b,
        }
    }
}

/// A condition on the parameter of a rule.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum ParameterCondition {
    True,
    Compare(Comparison, Bits, u64),
    /// The same for the number of bits that are set.
    Count(Comparison, Bits, u64),
    And(Box<[ParameterCondition; 2]>),
    Or(Box<[ParameterCondition; 2]>),
    Not(Box<ParameterCondition>),
}

impl ParameterCondition {
    /// Returns the condition that some bits are all set.
    pub(super) fn are_ones(bits: Bits) -> ParameterCondition {
        ParameterCondition::Compare(Comparison::Equal, bits, bits.most())
    }

    /// Returns whether it holds of a parameter.
    pub(super) fn holds(&self, parameter: u64) -> bool {
        match self {
            ParameterCondition::True => true,
            ParameterCondition::Compare(how, bits, number) => {
                how.holds(bits.of(parameter), *number)
            }
            ParameterCondition::Count(how, bits, number) => {
                how.holds(bits.of(parameter).count_ones().into(), *number)
            }
            ParameterCondition::And(both) => {
                both.iter().all(|condition| condition.holds(parameter))
            }
            ParameterCondition::Or(both) => both.iter().any(|condition| condition.holds(parameter)),
            ParameterCondition::Not(inner) => !inner.holds(parameter),
        }
    }
}
