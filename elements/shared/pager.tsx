import { $format } from '@portal/session'
import { ChevronLeft, ChevronRight } from 'lucide'
import * as limits from '#contract/limits.ts'
import { useStore } from './hooks/use-store.ts'
import { useTranslate } from './hooks/use-translate.ts'
import { Icon } from './icon.tsx'
import { offeredPages, pageCount } from './page-numbers.pure.ts'

export type PagerProps = {
  /** Number of rows in the whole list. */
  total?: number
  /** The current page, from 1. */
  page?: number
  /** Rows per page. */
  size?: number
  onPageChange?: (detail: { page: number }) => void
}

/** The pager of a list: total, back, five numbers, next (docs/requirements.md §2). Its texts are in the topic `drawer`. */
export const Pager = ({ total = 0, page = 1, size = limits.pageSize, onPageChange }: PagerProps) => {
  const translate = useTranslate()
  const format = useStore($format)
  const pages = pageCount(total, size)

  /** A step without a target may have the focus, so it is not `disabled`. */
  const step = (to: number, label: string, icon: typeof ChevronLeft) => {
    const leads = to >= 1 && to <= pages
    return (
      <button
        data-click="pager.step"
        className="page"
        type="button"
        aria-label={label}
        aria-disabled={!leads}
        onClick={() => leads && onPageChange?.({ page: to })}
      >
        <Icon node={icon} />
      </button>
    )
  }

  return (
    <nav className="pager" aria-label={translate('pager.label')}>
      <span className="total">{translate('pager.total', { count: total, total: format.number(total) })}</span>
      <div>
        {step(page - 1, translate('pager.previous'), ChevronLeft)}
        {offeredPages(page, pages).map(number => (
          <button
            data-click="pager.page"
            key={number}
            className="page"
            type="button"
            aria-current={number === page ? 'page' : undefined}
            aria-label={translate('pager.page', { page: format.number(number) })}
            onClick={() => number !== page && onPageChange?.({ page: number })}
          >
            {format.number(number)}
          </button>
        ))}
        {step(page + 1, translate('pager.next'), ChevronRight)}
      </div>
    </nav>
  )
}
