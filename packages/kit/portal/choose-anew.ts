/**
 * Call it when somebody opens the choice of a file. Browsers tell nothing when the same file is chosen again, and a file that
 * changed has to be. A person who closes the choice keeps the file.
 */
export const chooseAnew = (input: HTMLInputElement): void => {
  const before = new DataTransfer()
  for (const file of input.files ?? []) before.items.add(file)
  input.value = ''
  const ended = new AbortController()
  const { signal } = ended
  const restore = (): void => {
    input.files = before.files
  }
  input.addEventListener('cancel', restore, { once: true, signal })
  input.addEventListener('change', () => ended.abort(), { once: true, signal })
}
