/** A fault or a note of a check. A note tells of something that works, and that a developer should know. */
export type Finding = {
  check:
    | 'file'
    | 'format'
    | 'lifecycles'
    | 'size'
    | 'imports'
    | 'texts'
    | 'globals'
    | 'styles'
    | 'leaks'
    | 'accessibility'
  level: 'wrong' | 'note'
  sentence: string
}

export const wrong = (check: Finding['check'], sentence: string): Finding => ({ check, level: 'wrong', sentence })
export const note = (check: Finding['check'], sentence: string): Finding => ({ check, level: 'note', sentence })
