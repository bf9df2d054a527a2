import { Columns3, Download } from 'lucide'
import { type ReactNode, useId } from 'react'
import type { TableColumn } from '#contract/page/table.ts'
import { useLocked } from '../../shared/hooks/use-locked.ts'
import { usePopover } from '../../shared/hooks/use-popover.ts'
import { useTranslate } from '../../shared/hooks/use-translate.ts'
import { Icon } from '../../shared/icon.tsx'
import { type Choice, isHideable, visibleColumns, withColumn } from '../decide/column-choice.pure.ts'

type ToolbarProps = {
  /** Places the button that opens the tools on a phone; without it, the button comes first. */
  above: ((fold: ReactNode) => ReactNode) | undefined
  /** The button, where there is something to open. */
  fold: ReactNode
  /** Before the table's own tools. */
  more: ReactNode
  columns: readonly TableColumn[]
  choice: Choice
  /** Undefined where the page does not let a person choose. */
  onChoose: ((choice: Choice) => void) | undefined
  /** Undefined where the page offers no file. */
  onExport: (() => Promise<void>) | undefined
}

/** The line above the table: the page's filters, then columns and export. */
export const Toolbar = ({ above, fold, more, columns, choice, onChoose, onExport }: ToolbarProps) => (
  <div className="toolbar" part="toolbar">
    {above === undefined ? fold : above(fold)}
    <slot name="toolbar" />
    <div className="tools">
      {more}
      {onExport && <Export onExport={onExport} />}
      {onChoose && <Columns columns={columns} choice={choice} onChoose={onChoose} />}
    </div>
  </div>
)

const Export = ({ onExport }: { onExport: () => Promise<void> }) => {
  const translate = useTranslate()
  const [state, run] = useLocked(onExport)
  return (
    <button data-click="table.export" type="button" className="quiet" aria-disabled={state !== 'free'} onClick={run}>
      <Icon node={Download} />
      {translate(state === 'working' ? 'table.exporting' : 'table.export')}
    </button>
  )
}

type ColumnsProps = { columns: readonly TableColumn[]; choice: Choice; onChoose: (choice: Choice) => void }

const Columns = ({ columns, choice, onChoose }: ColumnsProps) => {
  const translate = useTranslate()
  const id = useId()
  const { popover, open, onBeforeToggle } = usePopover('below')
  const shown = visibleColumns(columns, choice)
  return (
    <div>
      <button data-click="table.columns" type="button" className="quiet" popoverTarget={id} aria-expanded={open}>
        <Icon node={Columns3} />
        {translate('table.columns')}
      </button>
      <div
        id={id}
        ref={popover}
        className="menu"
        popover="auto"
        role="group"
        aria-label={translate('table.columns')}
        onBeforeToggle={onBeforeToggle}
      >
        {open && (
          <>
            {columns
              .filter(column => isHideable(columns, column))
              .map(column => (
                <Option
                  key={column.key}
                  text={column.title}
                  isOn={shown.includes(column)}
                  onToggle={() => onChoose(withColumn(choice, column, !shown.includes(column)))}
                />
              ))}
            <Option
              text={translate('table.compact')}
              isApart
              isOn={choice.compact}
              onToggle={() => onChoose({ ...choice, compact: !choice.compact })}
            />
          </>
        )}
      </div>
    </div>
  )
}

type OptionProps = { text: string; isOn: boolean; isApart?: boolean; onToggle: () => void }

const Option = ({ text, isOn, isApart = false, onToggle }: OptionProps) => (
  <label className={isApart ? 'item apart' : 'item'}>
    <input data-click="table.columns" type="checkbox" checked={isOn} onChange={onToggle} />
    {text}
  </label>
)
