import { useOrderedList } from '#kit/portal/react/use-ordered-list.ts'
import { useText } from '../../texts.ts'
import { kindName } from '../material-words.ts'
import { type DraftItem, hasWrongSeconds, usesOf } from './group-draft.pure.ts'

type ItemListProps = {
  items: readonly DraftItem[]
  /** The problem of the list, or of the seconds in it. */
  problem: string | undefined
  onChange: (items: readonly DraftItem[]) => void
}

/** The materials of a group in their order, each with buttons that move and remove it. */
export const ItemList = ({ items, problem, onChange }: ItemListProps) => {
  const text = useText()
  const { list, move, remove } = useOrderedList(items, onChange)
  const uses = usesOf(items)
  return (
    <fieldset className="field" name="items" tabIndex={-1}>
      <legend>{text('group.items')}</legend>
      {items.length === 0 && <p className="help">{text('group.noItems')}</p>}
      <ol ref={list}>
        {items.map((item, place) => (
          <li key={uses[place]}>
            <Item
              item={item}
              isFirst={place === 0}
              isLast={place === items.length - 1}
              isWrong={problem !== undefined && hasWrongSeconds(item)}
              onMove={by => move(place, by)}
              onRemove={() => remove(place)}
              onSeconds={seconds => onChange(items.with(place, { ...item, seconds }))}
            />
          </li>
        ))}
      </ol>
      {problem !== undefined && <p className="problem">{problem}</p>}
    </fieldset>
  )
}

type ItemProps = {
  item: DraftItem
  isFirst: boolean
  isLast: boolean
  isWrong: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  onSeconds: (seconds: string) => void
}

const Item = ({ item, isFirst, isLast, isWrong, onMove, onRemove, onSeconds }: ItemProps) => {
  const text = useText()
  const { name, kind, seconds } = item
  const button = { type: 'button', className: 'button small' } as const
  return (
    <div className="actions">
      <button {...button} aria-label={text('item.up', { name })} disabled={isFirst} onClick={() => onMove(-1)}>
        ↑
      </button>
      <button {...button} aria-label={text('item.down', { name })} disabled={isLast} onClick={() => onMove(1)}>
        ↓
      </button>
      <button {...button} aria-label={text('item.remove', { name })} onClick={onRemove}>
        ×
      </button>
      <span>
        {name} <span className="quiet">{kindName(text, kind)}</span>
      </span>
      {kind === 'picture' && (
        <span>
          <input
            name="seconds"
            inputMode="numeric"
            size={4}
            maxLength={3}
            autoComplete="off"
            aria-label={text('item.seconds', { name })}
            aria-invalid={isWrong}
            value={seconds}
            onChange={({ currentTarget }) => onSeconds(currentTarget.value)}
          />{' '}
          {text('item.unit')}
        </span>
      )}
    </div>
  )
}
