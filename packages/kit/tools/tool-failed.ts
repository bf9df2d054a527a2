/** A sentence for the person at the terminal. The command shows it alone, without a stack. */
export class ToolFailed extends Error {
  override readonly name = 'ToolFailed'
}
