import type { Finding } from './finding.ts'

/** Longer texts are cut in the table; `--json` has them whole. */
const widest = 60

const cut = (text: string): string => {
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return line.length > widest ? `${line.slice(0, widest - 1)}…` : line
}

/** The findings as a table for the terminal, one row a check, and a last line that counts them. */
export const tableOf = (findings: readonly Finding[]): string => {
  const rows = findings.map(({ call, check, expected, came, ok }) => [
    ok ? 'ok' : 'MISFIT',
    call,
    check,
    cut(expected),
    cut(came)
  ])
  const all = [['', 'call', 'check', 'expected', 'came'], ...rows]
  const widths = all[0]?.map((_, column) => Math.max(...all.map(row => (row[column] ?? '').length))) ?? []
  const lines = all.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  )
  const misfits = findings.filter(({ ok }) => !ok).length
  return [...lines, '', `${findings.length} checks, ${misfits} misfits.`, ''].join('\n')
}
