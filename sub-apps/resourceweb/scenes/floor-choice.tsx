import { useText } from '../texts.ts'

type FloorChoiceProps = {
  /** The ids of the floors, as they are shown. */
  floorIds: readonly string[]
  chosen: number
  onChoose: (floor: number) => void
}

/** Buttons, one a floor, of which one is pressed. */
export const FloorChoice = ({ floorIds, chosen, onChoose }: FloorChoiceProps) => {
  const text = useText()
  return floorIds.map((floorId, index) => (
    <button
      // biome-ignore lint/suspicious/noArrayIndexKey: two floors may have one id while somebody types it
      key={index}
      type="button"
      className="button small"
      aria-pressed={index === chosen}
      onClick={() => onChoose(index)}
    >
      {text('floor.name', { floor: floorId })}
    </button>
  ))
}
