export default function Home() {
	return (
		<main>
			<h1>Luxury Travel Services</h1>
		</main>
	)
}
