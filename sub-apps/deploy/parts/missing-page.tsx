import { useText } from '../texts.ts'
import { PageHead } from './page-head.tsx'

export const MissingPage = () => {
  const text = useText()
  return <PageHead title={text('missing.title')} lead={text('missing.text')} />
}
