import { $language } from '@portal/session'
import type { FaultCodeDetail } from '#contract/calls/deploy/fault-codes.ts'
import { textIn } from '#contract/calls/shop/local-texts.ts'
import { Facts, useStore } from '#kit/adapters/react.ts'
import { useText } from '../texts.ts'

/** One fault code for people who read it alone, in their own language. */
export const FaultCodeTexts = ({ code }: { code: FaultCodeDetail }) => {
  const text = useText()
  const language = useStore($language)
  return (
    <Facts
      rows={[
        [text('column.name'), textIn(code.names, language)],
        [text('column.severity'), text(`severity.${code.severity}`)],
        [text('column.remedy'), textIn(code.remedies, language)]
      ]}
    />
  )
}
