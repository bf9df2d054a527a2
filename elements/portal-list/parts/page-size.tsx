import { useTranslate } from '../../shared/hooks/use-translate.ts'
import { pageSizes } from '../decide/list-view.pure.ts'

type PageSizeProps = {
  size: number
  /** The size that the page gives where nobody chose. */
  usual: number
  onSize: (size: number) => void
}

/** The rows of a page, as a person chooses them. */
export const PageSize = ({ size, usual, onSize }: PageSizeProps) => {
  const translate = useTranslate()
  const sizes = [...new Set([usual, ...pageSizes])].sort((one, other) => one - other)
  return (
    <label className="page-size">
      <span>{translate('list.size')}</span>
      <select data-click="list.size" value={size} onChange={({ target }) => onSize(Number(target.value))}>
        {sizes.map(it => (
          <option key={it} value={it}>
            {it}
          </option>
        ))}
      </select>
    </label>
  )
}
