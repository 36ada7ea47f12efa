import { Button, Input, Modal, type InputRef } from 'antd';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useTexts } from '../../../shared/texts/i18n.ts';
import { isSameName } from './typed-name.ts';

interface ConfirmByNameProps {
  title: string;
  /** What has to be typed before anything happens. */
  name: string;
  okText: string;
  pending: boolean;
  /** False while it is not known yet what will happen: then nothing can be agreed to. */
  ready?: boolean;
  onAgree: () => void;
  onCancel: () => void;
  /** What will happen, above the field. */
  children: ReactNode;
}

/** A dialog that asks for the name of what is about to go: nobody deletes by a slip of the hand. */
export function ConfirmByName(props: ConfirmByNameProps) {
  const t = useTexts();
  const { name, pending, ready = true } = props;
  const field = useRef<InputRef>(null);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const same = isSameName(typed, name);
    setWrong(!same);
    if (!same) field.current?.focus();
    if (same && !pending) props.onAgree();
  };
  return (
    <Modal
      afterOpenChange={(shown) => shown && field.current?.focus()}
      closable={{ 'aria-label': t('ui.close') }}
      footer={null}
      mask={{ closable: false }}
      onCancel={props.onCancel}
      open
      title={props.title}
    >
      {ready ? (
        <form className="stack gap-3" noValidate onSubmit={submit}>
          {props.children}
          <label className="stack gap-1 anywhere" htmlFor="typed-name">
            <span>{t('ui.typed-name.ask')}</span>
            <strong>{name}</strong>
          </label>
          <Input
            aria-describedby={wrong ? 'typed-name-wrong' : undefined}
            aria-invalid={wrong}
            autoComplete="off"
            id="typed-name"
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong(false);
            }}
            ref={field}
            status={wrong ? 'error' : ''}
            value={typed}
          />
          {wrong && (
            <p className="bad" id="typed-name-wrong" role="alert">
              {t('ui.typed-name.wrong')}
            </p>
          )}
          <div className="cluster end space-above-2">
            <Button onClick={props.onCancel}>{t('ui.cancel')}</Button>
            <Button danger htmlType="submit" loading={pending} type="primary">
              {props.okText}
            </Button>
          </div>
        </form>
      ) : (
        props.children
      )}
    </Modal>
  );
}
