import * as Toast from '@radix-ui/react-toast';
import { useState } from 'react';
import { useTexts } from '../texts/i18n.ts';
import { CloseIcon } from './close-icon.tsx';
import { dismissToast, useCurrentToast, type ToastItem } from './toast-store.ts';
import styles from './toaster.module.css';

const visibleMilliseconds = 5000;
/** Long enough to read what has happened and to reach the button. */
const withActionMilliseconds = 12_000;
const exitMilliseconds = 200;

/** The one place where messages appear: five seconds each, twelve with a button, swipe right or Escape closes, F8 brings the keyboard here. */
export function Toaster() {
  const t = useTexts();
  const item = useCurrentToast();
  return (
    <Toast.Provider
      duration={visibleMilliseconds}
      label={t('toast.label')}
      swipeDirection="right"
      swipeThreshold={50}
    >
      {item !== null && <Message key={item.id} item={item} />}
      <Toast.Viewport
        className={`stack hide-in-print ${styles.viewport}`}
        hotkey={['F8']}
        label={t('toast.region')}
      />
    </Toast.Provider>
  );
}

function Message({ item }: { item: ToastItem }) {
  const t = useTexts();
  const [open, setOpen] = useState(true);
  const close = (isOpen: boolean) => {
    setOpen(isOpen);
    // The item stays until its exit has been seen.
    if (!isOpen) setTimeout(() => dismissToast(item.id), exitMilliseconds);
  };
  return (
    <Toast.Root
      className={`row gap-3 spread align-start card raised ${styles.toast}`}
      data-tone={item.tone}
      duration={item.action ? withActionMilliseconds : visibleMilliseconds}
      onOpenChange={close}
      open={open}
      type={item.tone === 'bad' ? 'foreground' : 'background'}
    >
      <div>
        <Toast.Title className="strong anywhere">{item.title}</Toast.Title>
        {item.description !== undefined && item.description !== '' && (
          <Toast.Description className={`soft anywhere ${styles.description}`}>
            {item.description}
          </Toast.Description>
        )}
        {item.action !== undefined && (
          <Toast.Action altText={item.action.label} asChild>
            <button className={styles.action} onClick={item.action.act} type="button">
              {item.action.label}
            </button>
          </Toast.Action>
        )}
      </div>
      <Toast.Close aria-label={t('toast.close')} className={`round-button ${styles.close}`}>
        <CloseIcon size={14} />
      </Toast.Close>
    </Toast.Root>
  );
}
