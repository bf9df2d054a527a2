import { keptQuery } from './filter-address.ts'
import { PageHead } from './page-head.tsx'
import { useSurroundings } from './surroundings.ts'
import { useText } from './texts.ts'

export const MissingPage = ({ search }: { search: string }) => {
  const text = useText()
  const { basePath } = useSurroundings()
  const back = { href: basePath + keptQuery(search), text: text('backToList') }
  return <PageHead title={text('missing.title')} lead={text('missing.text')} back={back} />
}
