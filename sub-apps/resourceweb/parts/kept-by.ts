/** Makes a value again only for another key: the table keeps what hangs on its columns. */
export const keptBy = <Key, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  let kept: { key: Key; value: Value } | undefined
  return key => {
    if (kept?.key !== key) kept = { key, value: make(key) }
    return kept.value
  }
}
