import { ReservationForm } from './reservation-form';

export const Empty = () => <ReservationForm />;

export const Asking = () => <ReservationForm example="哪天播、几个机位" ask="要报价" />;
