//! Windows of families whose models mostly have none, in the layers that a file names.

use crate::model::error::Error;
use crate::model::meta::Meta;
use crate::model::plan::Plan;

/// Gives layers the window that a file has: those that it names, or every layer where it names
/// none. The models were trained so; other readers of these files apply no window.
pub(super) fn apply(meta: &Meta, plan: &mut Plan) -> Result<(), Error> {
    let Some(window) = meta.count("attention.sliding_window")?.filter(|&n| n > 0) else {
        return Ok(());
    };
    // a period of 0 is that of no global layer
    let is_windowed = meta.window_pattern(plan.layers.len(), 0)?;
    for (attention, is_windowed) in plan.attentions_mut().zip(is_windowed) {
        attention.window = is_windowed.then_some(window);
    }
    Ok(())
}
