import { PageHead } from '#kit/adapters/react.ts'
import { useText } from '../texts.ts'

export const MissingPage = () => {
  const text = useText()
  return <PageHead title={text('missing.title')} lead={text('missing.text')} />
}
