import { PageHead, useSubApp } from '#kit/adapters/react.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { useText } from '../texts.ts'

export const MissingPage = ({ search }: { search: string }) => {
  const text = useText()
  const { basePath } = useSubApp()
  const back = { href: basePath + keptQuery(search), text: text('backToList') }
  return <PageHead title={text('missing.title')} lead={text('missing.text')} back={back} />
}
