import { useId } from 'react'
import type { GoodsPicture } from '#contract/calls/shop/pictures.ts'
import * as limits from '#contract/limits.ts'
import { chooseAnew } from '#kit/portal/choose-anew.ts'
import { useOrderedList } from '#kit/portal/react/use-ordered-list.ts'
import { useTools } from '../../parts/use-tools.ts'
import { pictureAddress } from './picture-address.ts'
import { useSending } from './use-sending.ts'

type PictureFieldsProps = {
  name: string
  value: readonly GoodsPicture[]
  problem: string | undefined
  onChange: (pictures: readonly GoodsPicture[]) => void
  /** A form that is saved meanwhile would lose what is on its way. */
  onSending: (isSending: boolean) => void
}

/** The pictures of goods in their order. They are sent when they are chosen, and belong to the goods when these are saved. */
export const PictureFields = ({ name, value, problem, onChange, onSending }: PictureFieldsProps) => {
  const { text } = useTools()
  const id = useId()
  const { list, move, remove } = useOrderedList(value, onChange)
  const sending = useSending({ pictures: value, onChange, onSending })
  const { progress } = sending
  const isClosed = progress !== undefined || value.length >= limits.goodsPicturesMax
  const wrong = sending.problem ?? problem
  return (
    <fieldset className="field" tabIndex={-1}>
      <legend>{text('form.optional', { label: text('goods.pictures') })}</legend>
      <ol className="pictures" ref={list}>
        {value.map((picture, place) => (
          <li key={picture.pictureKey}>
            <Picture
              picture={picture}
              place={place + 1}
              isLast={place === value.length - 1}
              onMove={by => move(place, by)}
              onRemove={() => remove(place)}
            />
          </li>
        ))}
      </ol>
      <input
        id={id}
        name={name}
        type="file"
        accept="image/*"
        multiple
        aria-label={text('goods.addPictures')}
        aria-disabled={isClosed}
        aria-invalid={wrong !== undefined}
        aria-describedby={`${id}-below`}
        onClick={event => {
          if (isClosed) event.preventDefault()
          else chooseAnew(event.currentTarget)
        }}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The list shows what was chosen, and the same file can be chosen again.
          currentTarget.value = ''
          if (!isClosed && files.length > 0) void sending.send(files)
        }}
      />
      <p role="status" className="help">
        {progress && text('goods.sendingPicture', progress)}
      </p>
      <p id={`${id}-below`} className={wrong === undefined ? 'help' : 'problem'}>
        {wrong ?? text('goods.picturesHelp', { count: limits.goodsPicturesMax })}
      </p>
    </fieldset>
  )
}

type PictureProps = {
  picture: GoodsPicture
  /** From 1. */
  place: number
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

const Picture = ({ picture: { thumbnailPath }, place, isLast, onMove, onRemove }: PictureProps) => {
  const { text } = useTools()
  const button = { type: 'button', className: 'button small' } as const
  return (
    <>
      <div className="thumbnail">
        <img src={pictureAddress(thumbnailPath)} alt={text('goods.picture', { place })} />
      </div>
      <div className="actions">
        <button
          {...button}
          aria-label={text('goods.pictureEarlier', { place })}
          disabled={place === 1}
          onClick={() => onMove(-1)}
        >
          ←
        </button>
        <button
          {...button}
          aria-label={text('goods.pictureLater', { place })}
          disabled={isLast}
          onClick={() => onMove(1)}
        >
          →
        </button>
        <button {...button} aria-label={text('goods.pictureRemove', { place })} onClick={onRemove}>
          ×
        </button>
      </div>
    </>
  )
}
