/**
 * Texts of the forms that the contract asks for. A schema may check a text by any rule, so a generator tries these until
 * the schema accepts one.
 */
export const samples = (turn: number): readonly string[] => {
  const number = String(turn)
  const day = String((turn % 28) + 1).padStart(2, '0')
  const hex = turn.toString(16).padStart(8, '0')
  return [
    `Sample ${number}`,
    `sample-${number}`,
    `app:sample-${number}`,
    `SAMPLE-${number}`,
    number,
    `2026-03-${day}`,
    '2026-03',
    `1.${number}.0`,
    `09:${day}`,
    'en',
    'Asia/Shanghai',
    `/sample/${number}`,
    `https://sample.example/${number}`,
    `sample${number}@sample.example`,
    `+86138${number.padStart(8, '0')}`,
    `${hex}-0000-4000-8000-000000000000`,
    hex.repeat(4),
    hex.repeat(8),
    `data:image/png;base64,${number}`,
    ''
  ]
}
