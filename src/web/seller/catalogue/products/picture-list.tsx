import { pictureOfWidth } from '../../../../domain/picture.ts';
import type { ProductImage } from '../../../../domain/product.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TextField } from '../../../ui/text-fields.tsx';
import { usePictureOrder } from './use-picture-order.ts';

interface PictureListProps {
  images: ProductImage[];
  onChange: (images: ProductImage[]) => void;
}

/** The pictures in their order, which a handle moves by pointer or arrow keys, and buttons one by one. */
export function PictureList({ images, onChange }: PictureListProps) {
  const order = usePictureOrder(images, onChange);
  return (
    <>
      <p role="status" className="sr-only">
        {order.announcement}
      </p>
      <p id="fotos-asa" className="sr-only">
        Con las flechas se mueve; con Inicio pasa a ser la portada.
      </p>
      <ol ref={order.listRef} className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
        {images.map((image, index) => (
          <li
            key={image.url}
            // The rows stay where they are while one is dragged: a row that moves would lose the pointer.
            style={{ order: order.placeOf(image.url) }}
            className={`grid grid-cols-[auto_80px_minmax(0,1fr)] items-center gap-3 rounded-[16px] p-3 pl-1 ${image.url === order.draggedUrl ? 'bg-verde-1 shadow-e2' : 'bg-crema-1'}`}
          >
            <button
              type="button"
              aria-label={`Ordenar la foto ${index + 1} de ${images.length}`}
              aria-describedby="fotos-asa"
              disabled={images.length < 2}
              {...order.handleOf(image.url)}
              className="grid h-20 w-[44px] cursor-grab touch-none place-items-center rounded-[12px] text-tinta-3 active:cursor-grabbing enabled:hover:bg-crema-2 disabled:invisible"
            >
              <Icon name="dots-six-vertical" weight="bold" size={20} />
            </button>
            <Face image={image} isCover={order.placeOf(image.url) === 0} />
            <TextField
              label={`Qué se ve en la foto ${index + 1}`}
              maxLength={200}
              value={image.alt}
              onChange={(event) => {
                const alt = event.currentTarget.value;
                onChange(images.map((one) => (one.url === image.url ? { ...image, alt } : one)));
              }}
            />
            <PictureButtons
              index={index}
              count={images.length}
              onMove={(place) => order.move(image.url, place)}
              onRemove={() => onChange(images.filter((one) => one.url !== image.url))}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

function Face({ image, isCover }: { image: ProductImage; isCover: boolean }) {
  return (
    <span className="relative">
      <img
        src={pictureOfWidth(image.url, 160)}
        alt={image.alt}
        width={80}
        height={80}
        draggable={false}
        className="size-20 rounded-[12px] bg-papel object-cover"
      />
      {isCover && (
        <span className="absolute inset-x-0 bottom-0 rounded-b-[12px] bg-tinta/80 text-center font-semibold text-micro text-papel">
          Portada
        </span>
      )}
    </span>
  );
}

interface PictureButtonsProps {
  index: number;
  count: number;
  onMove: (place: number) => void;
  onRemove: () => void;
}

function PictureButtons({ index, count, onMove, onRemove }: PictureButtonsProps) {
  return (
    <div className="col-span-3 flex flex-wrap gap-2 pl-2">
      <PictureButton
        disabled={index === 0}
        label={`Mover antes la foto ${index + 1}`}
        onClick={() => onMove(index - 1)}
      >
        <Icon name="caret-up" weight="bold" size={18} />
      </PictureButton>
      <PictureButton
        disabled={index === count - 1}
        label={`Mover después la foto ${index + 1}`}
        onClick={() => onMove(index + 1)}
      >
        <Icon name="caret-down" weight="bold" size={18} />
      </PictureButton>
      <PictureButton label={`Quitar la foto ${index + 1}`} onClick={onRemove}>
        <Icon name="trash" size={20} />
      </PictureButton>
    </div>
  );
}

interface PictureButtonProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function PictureButton({ label, disabled, onClick, children }: PictureButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-[44px] place-items-center rounded-[12px] border border-borde bg-papel hover:bg-crema-2 disabled:border-linea disabled:text-apagado"
    >
      {children}
    </button>
  );
}
